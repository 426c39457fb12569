import { groveReach } from '../../advice/garden.ts';
import { GROVES } from '../../content/groves.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { useWords } from '../useWords.ts';

/** The groves in play, with what they give and where their crystals are. */
export function Groves({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.groveRow')}>
      <Pieces>
        {view.groves
          .toSorted((a, b) => a.y - b.y || a.x - b.x)
          .map(({ grove, x, y }) => {
            const reaching = [...view.players.keys()].filter((seat) =>
              groveReach(view, seat).some((reach) => reach.grove === grove && reach.reached),
            );
            const corners = GROVES[grove].marks.map((corner) => t(`corners.${corner}`));
            return (
              <Piece key={grove} name={words.grove(grove)} note={words.cell(x, y)}>
                <p>{t('board.marks', { corners: words.and(corners) })}</p>
                {reaching.length > 0 && (
                  <p>{t('table.explain.reachedBy', { players: words.and(reaching.map(words.player)) })}</p>
                )}
              </Piece>
            );
          })}
      </Pieces>
    </Panel>
  );
}
