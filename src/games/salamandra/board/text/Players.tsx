import type { G, Player, Seat } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { PlayerName } from './PlayerName.tsx';
import * as styles from './Players.module.css';
import { ScoreTable } from '../../../shared/text/ScoreTable.tsx';
import { useWords } from '../useWords.ts';

/** The players side by side, and the cards that each of them has. */
export function Players({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  const rows: [label: string, value: (player: Player) => string | number][] = [
    [t('board.score'), (player) => player.score],
    [t('board.crystals'), (player) => player.crystals],
    [t('board.scrolls'), (player) => player.scrolls],
    [t('board.available'), (player) => player.available],
    [t('board.bear'), (player) => player.bear.length],
    [t('board.eagle'), (player) => player.eagle.length],
    [t('board.salamander'), (player) => player.salamander.length],
    [t('board.groves'), (player) => player.groves.length],
  ];
  // Rudolph has no turns that he could pass
  if (!view.rudolph) {
    rows.push([t('board.inRound'), (player) => t(player.passed ? 'board.passed' : 'board.playing')]);
  }
  return (
    <Panel title={t('board.players')}>
      <ScoreTable
        players={view.players.map((_, seat) => ({ colour: words.dye(seat), text: words.player(seat) }))}
        corner={t('board.players')}
        rows={rows.map(([label, value]) => [label, view.players.map(value)])}
      />
      {view.players.map((player, seat) => (
        <Hand key={words.dye(seat)} player={player} seat={seat} />
      ))}
    </Panel>
  );
}

function Hand({ player, seat }: { readonly player: Player; readonly seat: Seat }) {
  const words = useWords();
  const cards = [...player.bear, ...player.eagle, ...player.salamander];
  if (cards.length === 0) return null;
  return (
    <div className={styles.hand}>
      <h3>
        <PlayerName seat={seat} />
      </h3>
      <ul>
        {cards.map((id) => (
          <li key={id}>
            <b>{words.card(id)}</b> · {words.faith(id)} · {words.cardText(id)}
          </li>
        ))}
      </ul>
    </div>
  );
}
