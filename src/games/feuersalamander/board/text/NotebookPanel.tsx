import type { ReactNode } from 'react';
import { Panel } from '../../../shared/text/Panel.tsx';
import { CARD_IDS } from '../../content/cards.ts';
import type { Certainty, Notebook, PlayerNotes } from '../../notebook/notebook.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { Notes } from './Notes.tsx';
import { PlayerName } from './PlayerName.tsx';
import { Table } from './Table.tsx';

/** What has been heard and seen, and what follows from it. */
export function NotebookPanel({ notebook }: { readonly notebook: Notebook }) {
  const words = useWords();
  const { t } = words;
  const { questions, tokens, shown } = notebook;
  const since = (isFresh: boolean): string => t(isFresh ? 'text.unchanged' : 'text.changed');
  return (
    <Panel title={t('text.notebook')} note={t('text.byLogic')}>
      <Hands notebook={notebook} />
      <Table
        title={t('text.questions')}
        columns={[t('text.asker'), t('text.asked'), t('text.card'), t('text.answer'), t('text.since')]}
        rows={questions
          .toReversed()
          .map(({ asker, asked, card, answer, isFresh }) => [
            <PlayerName key={asker} seat={asker} />,
            <PlayerName key={asked} seat={asked} />,
            words.card(card),
            answer === null ? t('text.sealed') : words.answer(answer),
            since(isFresh),
          ])}
        empty={t('text.nothingYet')}
      />
      <Table
        title={t('text.tokens')}
        columns={[t('text.player'), t('text.chamber'), t('text.since'), t('text.agrees')]}
        rows={tokens
          .toReversed()
          .map(({ seat, chamber, isFresh, agrees }) => [
            <PlayerName key={seat} seat={seat} />,
            words.chamber(chamber),
            since(isFresh),
            certaintyText(words, agrees),
          ])}
        empty={t('text.nothingYet')}
      />
      <Table
        title={t('text.shown')}
        columns={[t('text.player'), t('text.card'), t('text.held'), t('text.since')]}
        rows={shown
          .toReversed()
          .map(({ seat, card, isHeld, isFresh }) => [
            <PlayerName key={seat} seat={seat} />,
            words.card(card),
            words.answer(isHeld),
            since(isFresh),
          ])}
        empty={t('text.nothingYet')}
      />
    </Panel>
  );
}

/** What is sure stands out. */
function certaintyText({ t }: Words, certainty: Certainty): ReactNode {
  const text = t(`text.certainty.${certainty}`);
  return certainty === 'sure' ? <b>{text}</b> : text;
}

/** A row for every card, a column for every hand, and the copies that nobody has seen. */
function Hands({ notebook: { players, copies } }: { readonly notebook: Notebook }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <Table
        title={t('text.inHands')}
        columns={[
          t('text.card'),
          ...players.map(({ seat }) => words.player(seat)),
          t('text.unseen'),
          t('text.inPile'),
        ]}
        rows={CARD_IDS.map((card) => [
          words.card(card),
          ...players.map(({ cards }) => certaintyText(words, cards[card])),
          copies[card].unseen,
          t(`text.certainty.${copies[card].inPile ? 'possible' : 'impossible'}`),
        ])}
      />
      <Notes title={t('text.possibleHands')}>
        <ul>
          {players.map((notes) => (
            <li key={notes.seat}>{handsText(words, notes)}</li>
          ))}
        </ul>
      </Notes>
    </>
  );
}

/** So many hands are listed; more would be no help. */
const FEW = 4;

function handsText({ t, player, cards }: Words, { seat, hands }: PlayerNotes): string {
  if (hands.length > FEW) return t('text.handCount', { player: player(seat), count: hands.length });
  const texts = hands.map((hand) => (hand.length > 0 ? cards(hand) : t('noHand')));
  return t('text.handList', { player: player(seat), hands: texts.join('; ') });
}
