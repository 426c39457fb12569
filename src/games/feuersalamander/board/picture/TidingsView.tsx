import { CardChip } from '../art/CardChip.tsx';
import { ForReaders } from '../../../../web/components/ForReaders.tsx';
import { logText } from '../logText.ts';
import { useWords } from '../useWords.ts';
import { ClaimView } from './ClaimView.tsx';
import type { Tidings } from './tidings.ts';
import * as styles from './TidingsView.module.css';

/** What has just happened, plain to see. */
export const TidingsList = ({ tidings }: { readonly tidings: readonly Tidings[] }) =>
  tidings.length > 0 && (
    <ul className={styles.tidings} data-tidings>
      {tidings.map((each) => (
        <li key={each.kind === 'answer' ? 'answer' : each.told.id}>
          {each.kind === 'answer' ? <Answer {...each} /> : <Told told={each.told} />}
        </li>
      ))}
    </ul>
  );

function Answer({ asked, card, isYes }: Extract<Tidings, { kind: 'answer' }>) {
  const { t, player, card: name, answer } = useWords();
  return (
    <p className={styles.answer} data-answer={isYes ? 'yes' : 'no'}>
      <CardChip id={card} width={20} />
      <b>{answer(isYes)}</b>
      {t(isYes ? 'picture.tidings.answerYes' : 'picture.tidings.answerNo', {
        player: player(asked),
        card: name(card),
      })}
    </p>
  );
}

function Told({ told: { line } }: Pick<Extract<Tidings, { kind: 'told' }>, 'told'>) {
  const words = useWords();
  if (line.key === 'caught') return <p>{logText(words, line)}</p>;
  const { player, claim } = line.tokens;
  return (
    <p data-told={line.key}>
      <ForReaders>{logText(words, line)}</ForReaders>
      <span aria-hidden>
        <b>
          {words.t(line.key === 'lay' ? 'picture.tidings.lays' : 'picture.tidings.fails', {
            player: words.player(player.seat),
          })}
        </b>{' '}
        <ClaimView claim={claim.claim} right={claim.right} width={19} />
        {line.key === 'lay' ? (
          <b>= {line.tokens.points.n}</b>
        ) : (
          <span className={styles.hand}>
            {words.t('picture.tidings.hand')}
            {line.tokens.hand.cards.length > 0
              ? line.tokens.hand.cards.map((card) => <CardChip key={card} id={card} width={19} />)
              : words.t('noHand')}
          </span>
        )}
      </span>
    </p>
  );
}
