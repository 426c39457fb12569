import { memo } from 'react';
import type { FieldId } from '../../content/fields.ts';
import { FieldArt } from './FieldArt.tsx';
import { Picture } from './Picture.tsx';

interface FieldPictureProps {
  readonly id: FieldId;
  readonly size: number;
  readonly built?: boolean;
  readonly className?: string | undefined;
}

export const FieldPicture = memo(function FieldPicture({ id, size, built = false, className }: FieldPictureProps) {
  return (
    <Picture box={[-50, -50, 100, 100]} width={size} className={className}>
      <FieldArt id={id} built={built} />
    </Picture>
  );
});
