import { memo } from 'react';
import { ApprenticeArt, type ApprenticeProps } from './ApprenticeArt.tsx';
import { Picture } from './Picture.tsx';

interface ApprenticePictureProps extends ApprenticeProps {
  readonly size: number;
  readonly className?: string | undefined;
}

export const ApprenticePicture = memo(function ApprenticePicture({
  size,
  className,
  ...apprentice
}: ApprenticePictureProps) {
  return (
    <Picture box={[-15, -15, 30, 30]} width={size} className={className}>
      <ApprenticeArt {...apprentice} />
    </Picture>
  );
});
