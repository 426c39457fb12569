import { Panel } from '../../../shared/text/Panel.tsx';
import { ScoreTable } from '../../../shared/text/ScoreTable.tsx';
import { type G, playerAt, pointsOf, type Seat } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import { nameOf } from './nameOf.ts';
import { PlayerName } from './PlayerName.tsx';
import * as styles from './Players.module.css';

/** The players side by side, and what lies before each of them. */
export function Players({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  const { players, results, series, figures, over } = view;
  const rows: [label: string, values: number[]][] = [
    ...(series > 1 && !over
      ? results.map((points, i): [string, number[]] => [t('text.game', { game: i + 1 }), points])
      : []),
    [t('text.points'), players.map(pointsOf)],
    [t('text.combinations'), players.map(({ laid }) => laid.length)],
    [t('text.cardsInHand'), players.map(({ hand }) => hand.length)],
  ];
  return (
    <Panel title={t('text.players')}>
      <ScoreTable players={players.map((_, seat) => nameOf(words, seat))} corner={t('text.players')} rows={rows} />
      {figures.map((figure, seat) => (
        <Possessions key={figure} view={view} seat={seat} />
      ))}
    </Panel>
  );
}

function Possessions({ view, seat }: { readonly view: G; readonly seat: Seat }) {
  const words = useWords();
  const { t } = words;
  const { hand, token, place, laid } = playerAt(view, seat);
  const known = hand.filter((card) => card !== null);
  return (
    <section className={styles.player}>
      <h3>
        <PlayerName seat={seat} />
      </h3>
      {view.offers[seat] && <p>{t('text.offers')}</p>}
      <dl>
        <div>
          <dt>{t('text.stands')}</dt>
          <dd>{words.place(place)}</dd>
        </div>
        <div>
          <dt>{t('text.token')}</dt>
          <dd>{token ? words.chamber(token) : t('text.tokenAtStart')}</dd>
        </div>
        <div>
          <dt>{t('text.hand')}</dt>
          <dd>{known.length > 0 ? words.cards(known) : words.amount('cards', hand.length)}</dd>
        </div>
        <div>
          <dt>{t('text.laid')}</dt>
          <dd>
            {laid.length === 0 ? (
              t('text.none')
            ) : (
              <ol>
                {laid.map((chamber, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- they lie in the order in which they were laid
                  <li key={i}>
                    {t('text.laidOne', { chamber: words.chamber(chamber), product: words.product(chamber) })}
                  </li>
                ))}
              </ol>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
