import { type ReactNode, type RefObject, useImperativeHandle } from 'react';
import { IconButton } from '../../../../web/components/IconButton.tsx';
import { type CameraControls, useCamera } from '../../../shared/picture/useCamera.ts';
import type { Chamber } from '../../content/cards.ts';
import type { Figure } from '../../content/terms.ts';
import type { Place } from '../../rules/state.ts';
import type { PieceKey, PieceState } from '../pieces.ts';
import { Chambers } from './Chambers.tsx';
import { Dungeon } from './Dungeon.tsx';
import { Figures } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import * as viewport from '../../../shared/picture/viewport.module.css';
import * as styles from './Lair.module.css';
import { Ornaments } from './Ornaments.tsx';
import { Places } from './Places.tsx';
import { Tokens } from './Tokens.tsx';
import { useCloseness } from './useCloseness.ts';
import type { Way } from './way.ts';
import { Ways } from './Ways.tsx';

/** The wheel and the steps that are counted outside it. */
const BOX = { left: -351, right: 351, top: -344, bottom: 344 };
const ZOOM = 1.6;

export interface LairProps {
  readonly label: string;
  /** By seat, as the places and the tokens are. */
  readonly figures: readonly Figure[];
  readonly places: readonly Place[];
  readonly tokens: readonly (Readonly<Chamber> | null)[];
  /** What the figure on turn may do. */
  readonly ways: readonly Way[];
  /** What a piece is called. */
  readonly describe: (piece: PieceKey) => string;
  readonly state: (piece: PieceKey) => PieceState;
  readonly zoomLabels: { readonly in: string; readonly out: string; readonly fit: string };
  readonly camera?: RefObject<CameraControls | null>;
  /** What is written on the plate beside the wheel. */
  readonly children?: ReactNode;
}

/** The whole plate: the lair in its wheel, and everyone on it. */
export function Lair(props: LairProps) {
  const { label, figures, places, tokens, ways, describe, state, zoomLabels, camera, children } = props;
  const { frame, plane, zoom, pan, fit } = useCamera(BOX);
  useCloseness(frame, plane);
  useImperativeHandle(camera, () => ({ zoom, pan, fit }), [zoom, pan, fit]);
  const falling = ways.find(({ chosen }) => chosen === 'circuit')?.falls ?? null;
  return (
    <div className={styles.sheet}>
      <Ornaments />
      <div ref={frame} className={`${viewport.frame} ${styles.frame}`} data-region="lair" data-plane>
        <div ref={plane} className={viewport.plane}>
          <svg className={`${viewport.layer} ${styles.ink}`} width={1} height={1} aria-hidden>
            <Ground figures={figures} />
            <Chambers />
            <Dungeon />
          </svg>
          <svg className={viewport.layer} width={1} height={1} role="group" aria-label={label}>
            <Places figures={figures} describe={describe} state={state} />
            <g aria-hidden>
              <Tokens figures={figures} tokens={tokens} />
              <Ways figures={figures} ways={ways} />
            </g>
            <Figures figures={figures} places={places} falling={falling} />
          </svg>
        </div>
      </div>
      {children}
      <div className={styles.zoom}>
        <IconButton icon="plus" label={zoomLabels.in} onClick={() => zoom(ZOOM)} />
        <IconButton icon="minus" label={zoomLabels.out} onClick={() => zoom(1 / ZOOM)} />
        <IconButton icon="fit" label={zoomLabels.fit} onClick={fit} />
      </div>
    </div>
  );
}
