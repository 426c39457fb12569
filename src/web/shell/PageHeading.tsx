import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival } from './useArrival.ts';
import { useTitle } from './useTitle.ts';

interface PageHeadingProps {
  /** The page's name; where the heading says something else, the whole title of the window. */
  readonly title: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A page's first heading, which also names the window. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const { t } = useTranslation('site');
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(children ? title : t('pageTitle', { page: title }));
  useArrival(() => heading.current);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
