import { field as fieldOf } from '../../content/fields.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { useWords } from '../useWords.ts';

/** The fields that can be built. */
export function River({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.river')} note={t('board.left', { count: view.piles.fields.length })}>
      <Pieces>
        {view.river
          .filter((id) => id !== null)
          .map((id) => {
            const { cost, gain, colours } = fieldOf(id);
            return (
              <Piece key={id} name={words.field(id)} colours={colours}>
                <p>{t('board.cost', { cost: words.cost(cost ?? {}) })}</p>
                <p>{t('board.gain', { gain: words.gains(gain) })}</p>
                <p>{t('board.work', { work: words.work(id) })}</p>
              </Piece>
            );
          })}
      </Pieces>
    </Panel>
  );
}
