import { type Chamber, valueOf } from '../../content/cards.ts';
import { type G, type Player, pointsOf, type Seat } from '../../rules/state.ts';
import type { LaidShown, PlayerShown } from '../players/player.ts';
import type { Words } from '../words.ts';

/** What the table shows of everyone. */
export const playersShown = (words: Words, view: G, viewer: Seat | null): PlayerShown[] =>
  view.players.map((player, seat) => playerShown(words, view, seat, player, seat === viewer));

function playerShown(words: Words, view: G, seat: Seat, player: Player, isViewer: boolean): PlayerShown {
  const { t } = words;
  const name = words.player(seat);
  const score = pointsOf(player);
  const laid = player.laid.map((chamber) => laidShown(words, chamber));
  const status = statusOf(words, view, seat, isViewer);
  const points = words.amount('points', score);
  return {
    seat,
    figure: view.figures[seat] ?? words.figureAt(seat),
    name,
    status,
    isOnTurn: !view.over && seat === view.actor,
    cards: player.hand,
    laid,
    score,
    labels: {
      player: t('picture.list', { title: name, list: status }),
      cards: handLabel(words, name, player),
      laid:
        laid.length > 0
          ? t('picture.players.laid', { player: name, combinations: words.and(laid.map(({ label }) => label)) })
          : t('picture.players.laidNothing', { player: name }),
      score: t('picture.players.score', { player: name, points, target: view.target }),
    },
  };
}

/** Who it is, where it stands, and what it does. */
function statusOf(words: Words, view: G, seat: Seat, isViewer: boolean): string {
  const { t } = words;
  const player = view.players[seat];
  const isAwaited = !view.over && seat === view.actor;
  const figure = words.figure(view.figures[seat] ?? words.figureAt(seat));
  return [
    // who has no name goes by the figure
    ...(figure === words.player(seat) ? [] : [figure]),
    ...(isViewer ? [t('picture.players.you')] : []),
    ...(isAwaited ? [t(`picture.players.doing.${view.stage}`)] : [words.place(player?.place ?? 'start')]),
    ...(view.offers[seat] && !view.over ? [t('picture.players.offers')] : []),
  ].join(' · ');
}

function handLabel(words: Words, name: string, { hand }: Player): string {
  const known = hand.filter((card) => card !== null);
  return known.length > 0
    ? words.t('picture.players.handKnown', { player: name, cards: words.cards(known) })
    : words.t('picture.players.hand', { player: name, cards: words.amount('cards', hand.length) });
}

const laidShown = (words: Words, chamber: Readonly<Chamber>): LaidShown => ({
  chamber,
  points: valueOf(chamber),
  label: words.t('picture.players.combination', {
    chamber: words.chamber(chamber),
    product: words.product(chamber),
  }),
});
