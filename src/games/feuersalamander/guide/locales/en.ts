import type { InOtherWords } from '../../../guide/texts.ts';
import type { Figure } from '../../content/terms.ts';
import type { ExampleId } from '../examples/index.ts';
import type { RulingId } from '../rulings.ts';
import type { SectionId } from '../sections.ts';

/**
 * The rules page in English. In a text `{key}` is a drawn icon, `*word*` is stressed and `[word](#dungeon)` leads to a
 * section.
 */
export const en = {
  title: 'How to play Der Feuer-Salamander',
  lead: 'A lair of 84 chambers, and nobody knows enough alone.',
  credits:
    'Der Feuer-Salamander is a game by Johann Rüttinger for 2 to 4 players, published by Noris in 1987. Words and pictures on this page are our own.',
  contents: 'Contents',
  ruling: 'Our ruling',
  example: 'Example',
  before: 'Before',
  after: 'After',
  journal: 'The journal',

  titles: {
    aim: 'The aim of the game',
    components: 'The pieces',
    lair: 'The lair',
    circuit: 'The circuit',
    figures: 'Figures and tokens',
    cards: 'Cards',
    sticks: 'The sticks',
    setup: 'Setup',
    'hand-rule': 'The hand rule',
    turn: 'A turn',
    'key-throw': 'The key throw',
    throw: 'Throw the sticks',
    salamander: 'Salamander: draw a card',
    token: 'Token: show a chamber',
    move: 'Move',
    question: 'Ask a question',
    again: 'Throw again',
    combination: 'Lay a combination',
    value: 'What it is worth',
    success: 'All is true',
    failure: 'Something is false',
    dungeon: 'The dungeon',
    'end-of-game': 'The end of the game',
    secrets: 'What is secret',
    notebook: 'The notebook',
    rulings: 'Our rulings',
    reference: 'All cards and chambers',
    'all-wings': 'The 16 wing cards',
    'all-rows': 'The 16 row cards',
    'all-stones': 'The 15 stone cards',
    'all-chambers': 'The 84 chambers',
  } satisfies Record<SectionId, string>,

  aim: [
    'The fire salamander guards a crystal and hides with it in one of the 84 chambers of its lair. Three cards name a chamber: a *wing*, a *row* and a *stone field*. But no hand ever holds more than two of them; the third is always somebody else’s.',
    'So you walk round the lair, question the others, watch where they put their tokens, and return to your start place to lay a *combination* of three cards. It is worth the product of their values. Whoever first reaches the agreed number of {vp} points wins.',
  ],

  components:
    'The board lies open, the hands are secret. No colour stands alone: every figure has its emblem, every wing its sign, and every kind of card a window of its own shape.',

  lair: {
    text: [
      'The lair is a cross of four *wings*. Each has seven *rows*, and each row three *stone fields*. A wing, a row and a stone field are exactly one chamber.',
      'All three have a *value*: {air} Air 1, {water} Water 2, {earth} Earth 3, {fire} Fire 4; a row its number; a stone field the number of its stones.',
    ],
    name: 'The lair and the circuit around it',
    callouts: [
      '*Wing*: its sign and its value stand at the outer end.',
      '*Row*: the large number, from 1 at the dungeon to 7 outside.',
      '*Stone field*: one, two or three stones.',
      '*Start place*, here the Robber’s. Your figure and your token begin there, and there you lay combinations.',
      '*Gate*, here the Queen’s: the way from the circuit to the start place.',
      '*Five spaces* before every start place; the gate is the third. Whoever stands there may ask its player.',
      '*Dungeon*: it holds any number of figures.',
    ],
  },

  circuit: {
    text: [
      'Figures walk on the *circuit*, always clockwise: past the King, the Queen, the Monk and the Robber. Before every start place in play lie five spaces, and the third of them is its gate.',
      'The spaces of figures that do not play are left out, as if the road went straight on.',
    ],
    players: 'Players:',
    spaces: 'Spaces:',
  },

  figures: {
    text: [
      'Every player has a *figure*, a start place, a *token* and a hand of cards. The figure walks on the circuit; the token lies at home or on a chamber of the lair.',
    ],
    caption: 'The figures in the order in which they play.',
    colours: { king: 'red', queen: 'yellow', monk: 'white', robber: 'grey' } satisfies Record<Figure, string>,
  },

  cards: {
    text: [
      'Each of the 47 cards names one wing, one row or one stone field: that is its *kind*. There are several of most, and nothing tells them apart. The middle rows are common; Row 1 and Row 7 exist only once.',
      'How many there are of each is in the [list of all cards](#reference), and it is worth knowing.',
    ],
    caption: 'One card of each kind. The number is the value.',
  },

  sticks: {
    text: [
      'Two *number sticks* show 1 to 4. The *symbol stick* shows the {sal} salamander on two faces and the {seal} token on two.',
      'Every stick has a {key} key as well. It counts only [in the dungeon](#key-throw).',
    ],
    caption: 'A throw: one card to draw, and 6 or 2 steps to go.',
  },

  setup: {
    steps: [
      'Choose the figures and the *target*: 49 for a short game, 84, 85, 100 for a long one, or any whole number from 1 to 462, the most that all combinations together can bring. 84 can be reached with a single combination, 85 cannot.',
      'All figures and tokens are at their start places. Everyone is dealt *2 cards*, unseen by the others.',
      'Whoever has two of one kind discards one of them, face up and of their own choice, and gets no other for it.',
      'Everyone throws one number stick. The highest begins; only those who are tied for it throw again.',
      'Turns pass clockwise: King, Queen, Monk, Robber.',
    ],
    caption: 'Two, three or four players',
    players: 'Players',
    spaces: 'Spaces of the circuit',
    dealt: 'Cards dealt',
    pile: 'Cards left in the pile',
    answers: 'Answers to questions',
    open: 'open',
    hidden: 'secret',
  },

  handRule: {
    text: [
      '*You hold at most two cards, and never two of one kind.*',
      'Hands are secret. How many cards each hand and the pile hold is known to all; the discards lie face up, and everyone may look through them.',
    ],
  },

  turn: {
    text: 'A turn goes through these parts in order. When there is nothing left to decide, it ends by itself.',
    parts: {
      'key-throw': 'only if you are in the dungeon',
      throw: 'all three at once',
      salamander: 'if the symbol stick says so',
      token: 'if the symbol stick says so',
      move: 'by the sum or by the difference',
      question: 'before another start place',
      combination: 'on your start place, before the throw or after the move',
      again: 'if both numbers were equal',
    },
  },

  keyThrow: {
    text: [
      'If your figure is in the [dungeon](#dungeon), your turn begins with the key throw, whether you like it or not. Throw the three sticks up to *five times*: a stick that shows its {key} key stays, the others are thrown again.',
      'With all three keys your figure is back at its start place, and you take a normal turn at once. You may [lay a combination](#combination) in it. Without them your turn is over.',
    ],
  },

  throw: {
    text: 'If you stand on your start place, you may [lay a combination](#combination) first. Then throw all three sticks. The symbol counts first, the numbers afterwards.',
  },

  salamander: {
    text: '{sal} *Salamander*: draw the top card of the pile, unseen by the others. If your hand now breaks the [hand rule](#hand-rule), discard one card face up:',
    list: [
      'with *two of one kind*, either of those two;',
      'with *three kinds*, any one of the three;',
      'with a *legal hand*, none: you must keep the card.',
    ],
    waits:
      'The site waits for you here even when you have no choice. If it went on by itself, the others would learn what you drew.',
  },

  token: {
    text: [
      '{seal} *Token*: put your token on a chamber that agrees with *every card in your hand*. What your hand does not say, you choose freely, and nobody knows which part is true: this is where bluffing begins.',
      'Where it already stands is fine, if it agrees, and tokens may share a chamber. Without cards nothing happens.',
      'Then the token stays there, right or wrong, until you throw this symbol again; or until you lay [both your cards](#success).',
    ],
  },

  move: {
    text: 'Walk clockwise by the *sum* or by the *difference* of the number sticks. The choice is yours, the move is compulsory.',
    list: [
      '*Out*: from your start place the gate is the first space.',
      '*0* stays where it is. It throws nobody into the dungeon and never leads home.',
      '*Home*: from your gate one more step leads to your start place. More than you need is fine. You may also go on round the lair instead. The move that left the start place cannot lead back to it.',
      '*Into the dungeon* goes whoever stands on the space where you end. Those that you pass are safe.',
      'Apart from that, a gate is a space like any other.',
    ],
  },

  question: {
    text: [
      'If you now stand on one of the five spaces of *another player’s* start place, you may ask that player one question: do you hold this wing? Or this row? Or this stone field?',
      'Everyone hears the question. The answer is *true, and only you see it*; with two players it is open. The card itself stays where it is.',
      'You may stay within the five spaces and ask again turn by turn, after a move of 0 too. You may also ask a player who has no cards, or one who is in the dungeon: after the answer the question [frees that figure](#dungeon).',
    ],
    unheard: 'not heard',
  },

  again: {
    text: 'If both number sticks were equal, you may [throw again](#throw), with all that belongs to a throw: symbol, move, question, combination. And again, if they are equal once more.',
  },

  combination: {
    text: [
      'On your start place you may lay a combination, before the throw or after the move that brought you home. It consists of *exactly one wing, one row and one stone card*.',
      'Lay down any of your own cards, or none at all. *Name* the others precisely: which card, and who holds it. One player may be named twice.',
    ],
  },

  value: {
    text: 'A combination is worth *wing × row × stone*: the product of the three values, from 1 to 84 points.',
    caption: 'One in between, the least and the most.',
  },

  success: {
    text: [
      'If everything you named is true, the named cards are handed over. The three cards lie open before you, and you score at once.',
      'If *both* your own cards were among them, your token goes back to its start place. All other tokens stay. Nobody draws for the cards that are gone: hands fill up by the {sal} salamander only.',
    ],
  },

  failure: {
    text: 'If only one card is false,',
    list: [
      'nothing is handed over;',
      'the whole table sees your hand, and you keep it;',
      'you go to the [dungeon](#dungeon);',
      'your turn ends, even if your number sticks were equal.',
    ],
    impossible: 'You may also name what cannot be true. It fails like any other mistake.',
  },

  dungeon: {
    text: 'Two ways lead into the dungeon, and two out of it.',
    list: [
      '*In*: another figure ends its [move](#move) on your space.',
      '*In*: your combination [fails](#failure).',
      '*Out*: you throw all three [keys](#key-throw). A normal turn follows at once, and you may lay a combination in it.',
      '*Out*: somebody asks you a [question](#question). After the answer you are free, but you may not lay before your own turn.',
    ],
    shortcut:
      'Either way you come out at your start place, and that is where combinations are laid. The dungeon can be a shortcut.',
  },

  endOfGame: {
    text: [
      'The first to reach the target *wins at once*. The others rank by their points.',
      'A match may be a *series* of several games. The points of all of them are added up, and the highest sum wins.',
    ],
    caption: 'The target is 84. The Monk has 60 points and lays another 24: the game is over.',
  },

  secrets: {
    text: 'The site tells every player what they may know, and nothing else.',
    list: [
      '*Only you* know your cards and what you drew.',
      '*Nobody* knows the order of the pile, or what the sticks will show.',
      '*Everybody* knows how many cards a hand and the pile hold, all questions, tokens, discards and laid combinations, and what a failed one has shown; but not whether a discard is the card that was just drawn.',
      '*An answer* is known only to who asked and who gave it; with two players it is open to all.',
      '*Spectators* know what everybody knows.',
    ],
  },

  notebook: {
    text: [
      'Your *notebook* keeps every question, the answers that you heard, every token placed, the discards and the shown cards. And it says, by logic alone, what each of the others can hold. The truth is never struck out.',
      'It counts the copies of every card. It knows that a discard at the deal means a second card of that kind in the hand, that a token agreed with the whole hand when it was placed, and that after a new shuffle the discards can be anywhere. You can also turn the logic off and keep notes by hand.',
    ],
    caption:
      'The Monk’s notebook after the question above: one card is certain, and so the other rows are impossible.',
    unseen: 'unseen',
    legend: { sure: 'certain', impossible: 'impossible', pencil: 'your own note' },
  },

  rulings: {
    text: 'The published rules leave some cases open. This is how we have decided them; each also stands where it applies.',
    list: {
      keyFace:
        'One of the four faces of every stick bears the key, apart from its number or symbol: a key throw looks at keys only, a normal throw never does.',
      emptyPile:
        'If a card must be drawn and the pile is empty, the discards are shuffled into a new pile. If there are none either, nothing is drawn.',
      oneEachThrow:
        'At most one combination may be laid for each throw. One that is laid before the throw counts for it.',
      eachCardTold: 'When a combination fails, the table learns of every named card whether it was right.',
      cardByCard:
        'Then, clockwise from whoever failed, each player whose card was named rightly chooses, card by card, to keep it or to swap it: discard it and draw another. The hand rule holds at once.',
      stonesUsedUp:
        'After the 15th combination the stone cards are used up and nothing more can be laid. The game ends, most points win, and those who are tied share the victory.',
      agreement:
        'Nothing forces anyone to give up good cards. So all players may also agree to end the game, with the same count.',
    } satisfies Record<RulingId, string>,
  },

  reference: {
    text: 'Every card there is, by kind, and what every chamber is worth.',
    value: 'Value',
    caption: 'Wing and stone field in the lines, rows in the columns',
  },

  examples: {
    keys: 'The Robber throws for the keys. First the symbol stick shows one and stays. The second throw brings nothing, the third brings the first number stick and the fourth the second: free, with one throw to spare. A normal turn follows at once.',
    salamander:
      'The King holds the Wing of Fire and Row 5. The throw is 3, 1 and the salamander: Row 2 is drawn. One of the two rows must go, the Wing of Fire stays. The King discards Row 2, and nobody can tell whether it is the old card or the new one.',
    token:
      'The Queen holds the Wing of Water and Three stones and throws the token. Seven chambers agree with both cards: the field with three stones in every row of the wing. She takes row 5. The others may believe that she holds that row.',
    move: 'The King stands on the last of the King’s own five spaces, and the sticks show 3 and 1. The sum leads 4 steps on; the difference leads to the second space before the Queen, where the Monk is. The King takes 2 steps: the Monk goes to the dungeon, and the King may ask the Queen.',
    home: 'The Monk stands on the fifth space before the Queen: three steps to the gate, and a fourth leads home. The sticks show 4 and 2. The difference would end short of the gate. The sum is more than it takes, and that is fine: the Monk goes home and may lay a combination.',
    ask: 'The Monk stands before the Queen and asks for Row 5. All have the question in their notebooks. The answer is only in those of the Monk and the Queen.',
    lay: 'The Monk lays the Wing of Fire and Three stones, and names Row 5 of the Queen. It is true. The Queen hands Row 5 over, and the Monk scores 60 points. Both own cards were used, so the token goes home as well.',
    fail: 'The Robber lays the Wing of Earth and names Row 4 of the King and Two stones of the Queen. Row 4 is right, but the Queen has no such stones. The table sees the Robber’s whole hand, and the Robber goes to the dungeon. The King would rather not keep a card that all have heard of, and swaps Row 4.',
    freed:
      'The Robber is in the dungeon, and the King stands before the Robber’s ruin and asks for the Wing of Earth. After the answer the Robber is free again, but must wait for a turn of their own to lay a combination.',
  } satisfies Record<ExampleId, string>,
} as const;

export type GuideTexts = InOtherWords<typeof en>;
