import { encode } from 'uqr';
import * as styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** Its name for readers. */
  readonly label: string;
}

/** Readers of codes want that many empty modules around them. */
const QUIET = 4;

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** Dark modules beside each other are one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    const from = x;
    while (row[x]) x++;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return path;
}
