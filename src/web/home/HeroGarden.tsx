import { type CSSProperties, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprenticeArt } from '../../games/salamandra/board/art/ApprenticeArt.tsx';
import { Decoration } from '../../games/salamandra/board/art/Decoration.tsx';
import { FieldArt, OCTAGON, SPOT_AT } from '../../games/salamandra/board/art/FieldArt.tsx';
import { GroveArt } from '../../games/salamandra/board/art/GroveArt.tsx';
import { TempleArt } from '../../games/salamandra/board/art/TempleArt.tsx';
import { FACES } from '../../games/salamandra/content/terms.ts';
import { APPRENTICES_PLACED, CELL_FREE, FIELDS_LAID, GROVES_GROWN } from './garden.ts';
import * as styles from './HeroGarden.module.css';

/** Tiles are 100 apart. */
const TILE = 100;

interface LaidProps {
  readonly x: number;
  readonly y: number;
  /** The how-manieth piece it is: they come one after the other. */
  readonly order: number;
  readonly children: ReactNode;
}

const Laid = ({ x, y, order, children }: LaidProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={styles.laid} style={{ '--order': order } as CSSProperties}>
      {children}
    </g>
  </g>
);

/** Rays of the sun, paths of the moon: an old map's circles. */
const Circles = () => (
  <g className={styles.circles}>
    <circle cx={50} r={222} />
    <circle cx={50} r={216} />
    <circle cx={50} r={128} />
    <path d="M50-226V-206M50 206V226M-176 0H-156M256 0H276" />
  </g>
);

const Garden = memo(() => {
  let order = 0;
  return (
    <svg className={styles.garden} viewBox="-210 -214 500 424" aria-hidden>
      <Circles />
      <Decoration name="sun" className={styles.day} x={-206} y={-200} width={124} height={124} />
      <Decoration name="moon" className={styles.night} x={-206} y={-200} width={124} height={124} />
      <g className={styles.fern}>
        <Decoration name="fern" x={-250} y={28} width={132} height={184} />
      </g>
      <Decoration name="lantern" x={122} y={-212} width={176} height={134} />
      <Decoration name="daisy" x={206} y={36} width={118} height={164} />
      <g className={styles.free} transform={`translate(${CELL_FREE.x * TILE} ${CELL_FREE.y * TILE}) scale(.8)`}>
        <path d={OCTAGON} />
        <path d="M-9 0H9M0-9V9" />
      </g>
      <Laid x={0} y={0} order={order++}>
        <TempleArt />
      </Laid>
      {FIELDS_LAID.map(({ id, x, y }) => (
        <Laid key={id} x={x * TILE} y={y * TILE} order={order++}>
          <FieldArt id={id} built />
        </Laid>
      ))}
      {GROVES_GROWN.map(({ id, x, y }) => (
        <Laid key={id} x={x * TILE} y={y * TILE} order={order++}>
          <GroveArt id={id} />
        </Laid>
      ))}
      {APPRENTICES_PLACED.map(({ dye, field, spot, active }) => {
        const { x, y } = FIELDS_LAID.find(({ id }) => id === field) ?? { x: 0, y: 0 };
        return (
          <Laid
            key={`${field} ${spot}`}
            x={x * TILE + SPOT_AT[spot].x}
            y={y * TILE + SPOT_AT[spot].y}
            order={order++}
          >
            {FACES.map((face) => (
              <g key={face} className={styles[face]}>
                <ApprenticeArt dye={dye} face={face} active={active} />
              </g>
            ))}
          </Laid>
        );
      })}
      <g className={`${styles.night} ${styles.fireflies}`}>
        <circle cx={-200} cy={-40} r={2.4} />
        <circle cx={120} cy={-214} r={2} />
        <circle cx={300} cy={-60} r={2.6} />
        <circle cx={-60} cy={200} r={2.2} />
        <circle cx={180} cy={204} r={2.4} />
      </g>
    </svg>
  );
});
Garden.displayName = 'Garden';

/** The garden on its sheet, with the label that a botanist would pin beside it. It says nothing to readers. */
export function HeroGarden() {
  const { t } = useTranslation();
  return (
    <div className={styles.plate} aria-hidden>
      <Garden />
      <p className={styles.label}>
        <b>{t('home.plate')}</b>
        <span className={styles.day}>{t('home.plateDay')}</span>
        <span className={styles.night}>{t('home.plateNight')}</span>
      </p>
    </div>
  );
}
