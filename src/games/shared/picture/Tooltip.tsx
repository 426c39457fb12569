import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../web/components/Icon.tsx';
import type { Explanation } from './explanation.ts';
import * as styles from './Tooltip.module.css';
import type { Attention } from './useAttention.ts';

interface TooltipProps {
  readonly attention: Attention;
  readonly explanation: Explanation;
}

const GAP = 10;
const EDGE = 8;

/** The explanation of a piece, beside it and never on it. */
export function Tooltip({ attention: { piece, by }, explanation }: TooltipProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tip = box.current;
    // the same player is in the panel and in the phone's strip, and one of them is not shown
    const shown = [...document.querySelectorAll(`[data-piece="${piece}"]`)];
    const target = shown.find((element) => element.getClientRects().length > 0);
    if (!tip || !target) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip;
    const above = top - GAP - height;
    const x = Math.min(Math.max(EDGE, (left + right - width) / 2), window.innerWidth - width - EDGE);
    const y = above >= EDGE ? above : Math.min(bottom + GAP, window.innerHeight - height - EDGE);
    tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    target.setAttribute('aria-describedby', tip.id);
    return () => target.removeAttribute('aria-describedby');
  });

  return (
    <div ref={box} id="explanation" role="tooltip" className={styles.tooltip} data-by={by}>
      <b>{explanation.title}</b>
      {explanation.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {explanation.why && (
        <p className={styles.why}>
          <Icon name="lock" size={13} /> {explanation.why}
        </p>
      )}
    </div>
  );
}
