import { RESOURCES } from '../../../content/terms.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import { Art } from '../../art/Art.tsx';
import { DruidPicture } from '../../art/DruidPicture.tsx';
import { GroveRow } from '../../art/GroveRow.tsx';
import { Points } from '../../art/Points.tsx';
import { Ribbon } from '../../art/Ribbon.tsx';
import type { PieceKey } from '../../pieces.ts';
import { useWords } from '../../useWords.ts';
import { Apprentices } from './Apprentices.tsx';
import { CardChip } from './CardChip.tsx';
import { Faiths } from './Faiths.tsx';
import { RESOURCE_ART } from './icons.ts';
import * as styles from './Mat.module.css';
import { Piece } from './Piece.tsx';
import { playerState } from './playerState.ts';
import { Scrolls } from './Scrolls.tsx';

interface MatProps {
  readonly view: G;
  readonly seat: Seat;
  readonly marked: ReadonlySet<PieceKey>;
}

/** All that lies before a player. */
export function Mat({ view, seat, marked }: MatProps) {
  const words = useWords();
  const { t } = words;
  const player = playerAt(view, seat);
  const { score, crystals, passed, groves, bear, eagle, salamander } = player;
  const name = words.player(seat);
  const ofPlayer = (what: string) => t('panels.of', { player: name, what });
  const groveNames = groves.length > 0 ? words.and(groves.map(words.grove)) : t('board.nothing');
  const cards = [...bear, ...eagle, ...salamander];
  return (
    <li
      className={styles.mat}
      data-turn={(!view.over && seat === view.seat) || undefined}
      data-passed={(!view.over && passed) || undefined}
    >
      <span className={styles.ribbon}>
        <Ribbon dye={words.dye(seat)} width={26} height={view.players.length > 3 ? 92 : 114} />
      </span>
      <div className={styles.top}>
        <Person view={view} seat={seat} marked={marked} />
        <Apprentices view={view} seat={seat} label={ofPlayer} marked={marked} />
        <Piece
          piece={`score ${seat}`}
          label={ofPlayer(words.amount('points', score))}
          marked={marked}
          className={styles.points}
        >
          <Points n={score} size={54} />
        </Piece>
      </div>
      <div className={styles.stock}>
        <Piece
          piece={`crystals ${seat}`}
          label={ofPlayer(words.amount('crystals', crystals))}
          marked={marked}
          className={styles.crystals}
        >
          <Art name="crystal" size={20} />
          <b>{crystals}</b>
        </Piece>
        <Scrolls seat={seat} scrolls={player.scrolls} label={ofPlayer} marked={marked} />
        <Faiths view={view} seat={seat} label={ofPlayer} marked={marked} />
        <Piece
          piece={`groves ${seat}`}
          holds={groves.map((id): PieceKey => `grove ${id}`)}
          label={ofPlayer(t('panels.list', { title: t('board.groves'), list: groveNames }))}
          marked={marked}
          className={styles.groves}
        >
          <GroveRow groves={groves} size={24} />
        </Piece>
      </div>
      {cards.length > 0 && (
        <div className={styles.hand}>
          {cards.map((id) => (
            <CardChip key={id} id={id} label={ofPlayer} marked={marked} />
          ))}
        </div>
      )}
    </li>
  );
}

/** The Druid with the player's name, what the player is doing, and what was made this turn. */
function Person({ view, seat, marked }: MatProps) {
  const words = useWords();
  const { t } = words;
  const made = seat === view.seat ? RESOURCES.filter((resource) => view.resources[resource] > 0) : [];
  const resources = words.and(made.map((resource) => words.amount(resource, view.resources[resource])));
  const state = playerState(words, view, seat);
  const told = made.length > 0 ? `${state}. ${t('board.inHand', { resources })}` : state;
  return (
    <Piece
      piece={`player ${seat}`}
      label={t('panels.of', { player: words.player(seat), what: told })}
      marked={marked}
      className={styles.person}
    >
      <DruidPicture dye={words.dye(seat)} face={playerAt(view, seat).druid} size={50} />
      <span>
        <b>{words.player(seat)}</b>
        <small>
          {made.length > 0 ? t('panels.state.turn') : state}
          {made.map((resource) => (
            <span key={resource} className={styles.made}>
              {view.resources[resource] > 1 && view.resources[resource]}
              <Art name={RESOURCE_ART[resource]} size={18} />
            </span>
          ))}
        </small>
      </span>
    </Piece>
  );
}
