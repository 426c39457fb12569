import { TEMPLE } from '../../content/cards.ts';
import { BEASTS, type Half, HALVES } from '../../content/terms.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { useWords } from '../useWords.ts';

/** The temple's halves and the four decks, of which everyone sees the top card. */
export function Decks({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.decks')}>
      <Pieces>
        {HALVES.map((half) => (
          <TempleHalf key={half} view={view} half={half} />
        ))}
        {BEASTS.map((beast) => {
          const [top] = view.piles[beast];
          const name = top ? words.card(top) : t(`beasts.${beast}`);
          return (
            <Piece key={beast} name={name} note={t('board.deck', { count: view.piles[beast].length })}>
              <p>{top ? words.faith(top) : t('board.emptyDeck')}</p>
              {top && <p>{words.cardText(top)}</p>}
            </Piece>
          );
        })}
      </Pieces>
    </Panel>
  );
}

function TempleHalf({ view, half }: { readonly view: G; readonly half: Half }) {
  const words = useWords();
  const { t } = words;
  const [top] = view.piles[half];
  const name = t('board.temple', { half: t(`halves.${half}`) });
  return (
    <Piece name={name} note={t('board.deck', { count: view.piles[half].length })}>
      <p>{t('board.cost', { cost: words.cost(TEMPLE[half].cost) })}</p>
      {top ? (
        <p>
          {words.card(top)} · {words.faith(top)} · {words.cardText(top)}
        </p>
      ) : (
        <p>{t('board.empty', { gain: words.gains(TEMPLE[half].emptyGain) })}</p>
      )}
    </Piece>
  );
}
