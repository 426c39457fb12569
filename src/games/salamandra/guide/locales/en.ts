import type { InOtherWords } from '../../../guide/texts.ts';
import type { ExampleId } from '../examples/index.ts';
import type { RulingId } from '../rulings.ts';
import type { SectionId } from '../sections.ts';

/**
 * The rules page in English. In a text `{crystal}` is a drawn icon, `*word*` is stressed and `[word](#paying)` leads
 * to a section.
 */
export const en = {
  title: 'How to play Salamandra',
  lead: 'Two midsummer days, two midsummer nights, one garden for all.',
  credits:
    'Salamandra is a game by Pierre Giroux and Johannes Goupy for 2 to 4 players, published by GRRRE Games. Words and pictures on this page are our own.',
  contents: 'Contents',
  ruling: 'Our ruling',
  example: 'Example',
  before: 'Before',
  after: 'After',
  journal: 'The journal',

  titles: {
    aim: 'The aim of the game',
    components: 'The pieces',
    fields: 'Fields',
    tools: 'Billhooks and cauldrons',
    groves: 'Groves',
    'temple-tile': 'The temple',
    apprentices: 'Apprentices and Druids',
    resources: 'What you gain and spend',
    cards: 'Cards',
    spellbooks: 'Spellbooks',
    'score-track': 'The score track',
    mat: 'Your mat',
    setup: 'Setup',
    round: 'A round',
    actions: 'The five actions',
    place: 'A · Place an apprentice',
    build: 'B · Build a field',
    cauldron: 'C · Activate a cauldron',
    temple: 'D · Activate the temple',
    pass: 'E · Pass and harvest',
    'exceptional-case': 'The exceptional case',
    'free-actions': 'Free actions',
    paying: 'Paying',
    glades: 'Glades and groves',
    scrolls: 'Scrolls and spellbooks',
    'end-of-round': 'The end of a round',
    'end-of-game': 'The end of the game',
    scoring: 'The final count',
    ties: 'Ties',
    solo: 'Alone against Rudolph',
    rulings: 'Our rulings',
    reference: 'All pieces',
    'all-fields': 'The 24 fields',
    'all-groves': 'The 30 groves',
    'all-beasts': 'Bear and Eagle cards',
    'all-salamanders': 'Salamander cards',
    'all-spellbooks': 'The 10 spellbooks',
  } satisfies Record<SectionId, string>,

  aim: 'You are a druid who has ten apprentices and four rounds, two by day and two by night, to honour the Salamander. You send your apprentices into a garden that all players share and enlarge: there they cut herbs, brew potions, serve the temple and copy spellbooks. Whoever has the most {vp} veneration points after the final count wins.',

  components:
    'Everything lies open on one table: nobody has secrets, only the order of the piles is unknown. In every picture *a number stands before the thing that it counts*, a chevron means *becomes*, and a slash means *for each*.',

  fields: {
    text: [
      'A *field* is an octagonal tile of the garden. Four start fields are there from the beginning; twenty others come into the garden during the game, when someone builds them.',
      'Colour is never alone: {f-orange} orange, {f-green} green, {f-white} white and {f-purple} purple each have a glyph and a plant of their own.',
    ],
    callouts: [
      '*Bonus spot*, always in the north. Whoever builds the field gains what is written here, and so does whoever places an apprentice on it.',
      '*Work*: what an apprentice at work takes and what it gives.',
      '*Cost* of building the field. Start fields have none.',
      '*Glyph* of the colour. Four fields have two colours and count for both.',
      '*Spot*: there are three more, east, south and west, each for one apprentice.',
      '*Paths*: every spot has one to each of the two corners beside it.',
    ],
  },

  tools: {
    text: [
      'A {billhook} *billhook* makes something: leaves, flowers, fruits, potions or crystals. Working it is a [free action](#free-actions).',
      'A {cauldron} *cauldron* makes points, and one of them scrolls as well. It takes what stands above it and gives what is on its belly. Activating it is [your action](#cauldron) for the turn.',
    ],
  },

  groves: {
    text: [
      'A *grove* lies on a corner, in the gap between the octagons. Its middle shows what you gain when you take it. Each of its four points faces one of the tiles around it, and some points bear a {crystal} crystal.',
      'The crystals are a mark, not a stock: they pay everyone who [places](#place) an apprentice on a spot whose path ends at one of them, again and again.',
    ],
    callouts: [
      '*Gain* for whoever takes the grove.',
      '*Crystal*: pays whoever places on the tile that it faces, on a spot with a path to this corner.',
      '*Bare point*: pays nothing.',
    ],
  },

  templeTile: {
    text: [
      'The *temple* covers two places in the middle of the garden, its yellow half in the west and its black half in the east. Each half has a deck of eight Salamander cards and shows what [activating it](#temple) costs.',
      'Nobody stands on the temple, and it has no colour. But its halves are tiles: fields may be built beside them, and they count when a [glade](#glades) closes.',
    ],
  },

  apprentices: {
    text: [
      'Every player has ten *apprentices* and a *Druid*, each with a sun on one side and a moon on the other.',
      'An apprentice is *active* while it shows the same face as your Druid; otherwise it is *inactive*. Only active ones work, and working flips them: unless it is reactivated, each works once in a round. When you pass, the others flip as well; then your Druid turns over, and at a stroke all are active again.',
      'Inactive apprentices still occupy their spots, still count for “per green” and the like, and still have paths to groves.',
    ],
    caption: 'Rays or crescent tell the face; solid is active, hollow is inactive.',
    druid: 'Your Druid shows',
    sun: 'the sun',
    moon: 'the moon',
    sunFace: 'sun side up',
    moonFace: 'moon side up',
  },

  resources: {
    text: [
      '*Crystals* and *scrolls* are yours until you spend them. *Resources* and *potions* are fleeting: what you make in your turn and do not use is gone when it ends. The supply of crystals and scrolls never runs out.',
    ],
    list: {
      crystals: '{crystal} *Crystals* pay for almost anything.',
      basics: '{leaf} *Leaf*, {flower} *flower* and {fruit} *fruit* are the basic resources.',
      any: '{any} stands for one basic resource of your choice.',
      potions: '{potion-green} *Green potion* and {potion-dusk} *dusk potion* are what the temple asks for.',
      scrolls: '{scroll} Four *scrolls* open a [spellbook](#scrolls).',
      points: '{vp} *Veneration points* win the game.',
      eye: '{eye} *Reactivate*: flip one of your inactive apprentices on a field back to active.',
      flip: '{flip} *Flip* one of your active apprentices.',
    },
  },

  cards: {
    text: [
      'The small symbols on a card are its *faith*, one to three {paw} paws, {feather} feathers or {sal} salamanders. They are compared [at the end](#scoring).',
      '*Bear* and *Eagle* cards help you for the rest of the game. They come from [building](#build) beside a field of the same colour, from some groves and from two Salamander cards.',
      '*Salamander* cards give their gain once, at the moment you take them from the [temple](#temple). All four decks lie face up: the top card is always known.',
    ],
  },

  spellbooks: {
    text: [
      'A {spellbook} *spellbook* has two spots, each for one apprentice, and the upper one is worth more. The foot says what the points are counted for. They are counted at the [end of the game](#scoring), and only then.',
    ],
    caption:
      'Madder came first and will have 5 points for each purple field that Madder is on at the end. The lower spot, at 3 points, is still free.',
  },

  scoreTrack: {
    text: [
      'A marker that comes to a number where others already lie goes *on top* of them. A gain of 0 points does not move it. That matters because the track decides [who begins a round](#round).',
    ],
    caption: 'Madder and Woad have 9 points each, Weld has 12. Woad arrived later and lies on top: Woad would begin.',
  },

  mat: {
    text: [
      'Your ten apprentices wait on your mat: three for the first round, two for the second, three for the third, two for the last. Beside them lie your crystals, scrolls and cards, for all to see.',
      'Groves that you take form your *grove row*. The second one scores 4 points, the fourth 3 and the sixth 2.',
    ],
    apprentices: 'Apprentices by round',
    row: 'The grove row',
    rowCaption: 'Two groves taken: the second scored 4 points.',
  },

  setup: {
    text: 'The site lays everything out for you:',
    list: [
      'The temple lies in the middle, with its two Salamander decks shuffled and face up.',
      'Two of the four start fields lie north of it and two south of it, at random.',
      'Eight groves, drawn at random, lie on the corners around them.',
      'The other twenty fields are shuffled. Four of them lie face up: the *river*, from which everyone builds.',
      'Bear and Eagle cards are shuffled and lie face up.',
      'Spellbooks are dealt at random, one more than there are players.',
      'Everyone’s Druid shows the sun. Nobody has points or scrolls.',
      'The score markers are stacked in random order. Whoever is on top begins.',
    ],
    caption: 'An opening garden. Start fields and groves lie differently every time.',
  },

  round: {
    text: [
      'The game lasts four rounds: day, night, day, night. At the beginning of each, everyone receives *the apprentices of that round* – 3, 2, 3 and 2 – and 2 {crystal} *crystals*.',
      'Whoever has the fewest points begins; of those who are tied, the one whose marker lies on top. Then turns go clockwise, past those who have passed, until all have passed.',
      'A turn is *exactly one of five actions*:',
    ],
    free: 'Before and after A, B, C and D, and before E, you may take any number of [free actions](#free-actions), but not in the middle of an action, and not while a choice is still to be made.',
    actions: {
      place: 'an apprentice on a free spot',
      build: 'a field of the river',
      cauldron: 'for points',
      temple: 'for a Salamander card',
      pass: 'once all apprentices are placed',
    },
  },

  actions:
    'The site always shows what you can do now, and says of everything else why not. Each example was played by the rules of this site; gold rings show what has changed.',

  place: {
    text: 'Put one of your available apprentices, active side up, on any free spot in the garden.',
    list: [
      'On the *bonus spot* you gain what is written there.',
      'A spot has paths to two corners. For each one with a grove whose point facing *this* field bears a crystal, take 1 {crystal} crystal.',
    ],
  },

  build: {
    steps: [
      'Pay the cost of one of the river’s fields.',
      'Gain what is written on its bonus spot.',
      'Lay it on an empty place that shares a side with a field in the garden or with the temple.',
      'If a corner of the new field now has four tiles around it and no grove, it is a [glade](#glades): a grove is drawn for it at once.',
      'Then do one of two things: *place* an available apprentice on the new field, as in [action A](#place), where the bonus spot gives its gain a second time; or, if a side of the new field touches a field with which it shares a colour, *take* the top Bear or the top Eagle card.',
      'The river is filled up again.',
    ],
  },

  cauldron: {
    text: [
      'Flip an active apprentice of yours on a cauldron field, pay what the cauldron takes and gain what it gives.',
      '“For each {f-green} green field” counts the green fields with at least one of your apprentices, active or not. Several apprentices on one field count once, and a field of two colours counts for both. “For each {f-cauldron} cauldron” is counted in the same way.',
    ],
  },

  temple: {
    text: [
      'Flip one of your active apprentices, wherever it stands; its field does nothing. Pay what the half of your choice asks for, take the top card of its deck and gain at once what the card gives.',
      'When a deck is empty that half can still be activated: then the temple itself gives something, but no card and so no faith.',
      'A gain that cannot be had is skipped: a card from an empty deck, a grove when none is left, a reactivation when nobody is inactive. A card that reactivates may also wake the apprentice that was flipped for the temple.',
    ],
    half: 'Half',
    cost: 'Flip an apprentice and pay',
    empty: 'When the deck is empty',
  },

  pass: {
    text: 'You may pass only when you have no apprentice left to place. There are no more free actions from here on.',
    steps: [
      'All your active apprentices flip for 1 crystal each. On the orange start field and on F10 they cut crystals instead, 2 and 3: the site takes the better for each.',
      '*Harvest* as many groves as you like. Each costs 3 {crystal} crystals, and one of your apprentices, active or not, must stand on a spot with a path to it. Take its gain, then lay it on your grove row: your second grove scores 4 points, your fourth 3, your sixth 2.',
      'Turn your Druid over. You are out of this round, and your apprentices are active again for the next.',
    ],
  },

  exceptionalCase: {
    text: [
      'You have an apprentice to place, *no spot in the whole garden is free*, and there is *no river field that you could pay for by any means*. Then you may take a river field without paying and without its gain, and lay it as usual; glades are filled, and cards that reward building do so.',
      'Place an apprentice on it as in [action A](#place): the bonus spot gives its gain, but no card can be taken instead. The river is filled up, and that was your action.',
    ],
  },

  freeActions: {
    text: 'Your turn has one action, but as many free actions as you like, before it and, unless you pass, after it.',
    list: {
      flip: '*Flip* an active apprentice on a field: 1 crystal. The field does nothing.',
      work: '*Work a billhook*: flip an active apprentice on it, pay what it takes, if anything, and gain what it makes.',
      exchange: '*Exchange* 4 crystals for one basic resource of your choice.',
      cards: '*Convert* with your Bear and Eagle cards, for example 5 crystals into a green potion.',
    },
    reactivate:
      '{eye} *Reactivating* flips one of your inactive apprentices on a field back, so that it can work once more this round. The billhook of F09 does it for 1 crystal, and wakes another apprentice than the one at work.',
  },

  paying: {
    text: [
      'Crystals come from your store. Leaves, flowers, fruits and potions you make in the same turn, with billhooks and conversions; what is left over when your turn ends is lost.',
      'Basic resources grow on many fields. Potions are rarer: four fields make them, and so do four cards.',
      'You need not work this out by hand: the site proposes the cheapest way to pay, shows which apprentices it would flip, and offers the other ways.',
    ],
    caption: 'The four fields that make potions.',
  },

  glades: {
    text: [
      'A *glade* is a corner that has four tiles around it and no grove. The halves of the temple count as tiles. A glade gets a new grove at two moments:',
      'You get groves by [harvesting](#pass) when you pass, and from two yellow Salamander cards that let you take any grove in the garden, without crystals or a path. Either way you gain what it shows, and it goes to your grove row.',
    ],
    list: [
      '*at once*, if a new field closes it. If there are several, in the order north-west, north-east, south-east, south-west;',
      '*when the round ends*, wherever a grove has been taken: north to south, then west to east, while the supply lasts.',
    ],
    caption: 'Four tiles, one of them the temple, and no grove: a glade.',
  },

  scrolls: {
    text: [
      'As soon as you have four {scroll} *scrolls* you give them back and move one of your apprentices, active or not, from a field to a free spot in a spellbook. You may be in each spellbook only once. With five scrolls you keep one.',
      'The spot in the garden is free again. The apprentice stays in the book for good: it no longer works, and no longer counts for the field that it left.',
    ],
  },

  endOfRound: [
    'When everyone has passed the round is over. Every glade gets a grove, then the next round begins: new apprentices, 2 crystals for everyone, and whoever has the fewest points starts.',
    'After the fourth round the game is over.',
  ],

  endOfGame:
    'Points that you made during the game are already on the track. The final count adds spellbooks, faith and scrolls, in this order. Most points win.',

  scoring: {
    caption: 'Points for faith',
    faithIn: 'Divinity',
    first: 'Most',
    second: 'Second most',
    spellbooks: '{spellbook} *Spellbooks*: for each of your apprentices in one, the points of its spot.',
    faith: '*Faith*: add up your symbols for each divinity. Whoever has none of a kind has no points for it.',
    scrolls: '{scroll} *Scrolls*: 1 point for each that is left.',
    duringCaption: 'Points during the game',
    where: 'Where',
    points: 'Points',
    during: {
      build: 'up to 4, as written on the bonus spot',
      bonus: 'up to 4, for every apprentice placed there',
      cauldron: '2 or 3 for each …, or 3 flat',
      temple: '2 to 13, or 2 for each …',
      grove: '1 to 5',
      groveRow: '4 for the 2nd, 3 for the 4th, 2 for the 6th',
      bear: '1 or 2 each time',
      eagle: '1 or 2 each time',
    },
  },

  ties: {
    list: [
      '*Tied for the most faith*: add the points for the most and the second most and share them, rounded down. Nobody else scores for this divinity.',
      '*Tied for the second most*: share the points for the second most, rounded down.',
      '*Tied at the end*: the victory is shared.',
    ],
    caption: 'Faith in a game of three: symbols, and the points that they bring',
    symbols: 'symbols',
    explanation:
      'For the Salamander, Madder and Woad are tied: 12 + 6 = 18 points, 9 for each, and Weld goes without. For the Bear, Woad is first with 8; Madder and Weld share the 4. Nobody but Weld believes in the Eagle: 6 points, and the 3 are not given.',
  },

  examples: {
    place:
      'Madder places in the south of the green start field. Both paths end at groves with a crystal facing that field: 2 crystals. Woad takes the bonus spot of the white start field: 1 point. The path to the north-east brings 1 crystal; the one to the north-west ends at a grove whose crystals face elsewhere, and brings nothing.',
    build:
      'It is night. Madder wants F05, which costs a crystal and a flower. The apprentice on the white start field cuts the flower, and Madder pays, gains 2 points and lays F05 in the north-west. There it closes a glade – F05, F14, the green start field and the temple lie around it – so a grove grows. F05 touches the green start field, green on green: instead of placing an apprentice, Madder takes the top Bear card. It will bring 2 points for every field that Madder builds from now on.',
    cauldron:
      'Madder has 2 crystals. The apprentice on the purple start field cuts a fruit; the one on F19 is flipped for the cauldron, which takes both crystals and the fruit. It gives 3 points for each purple field. Madder is on three: the start field, F19, and F17, which counts once although two apprentices stand there. 9 points.',
    temple:
      'Madder wants the top card of the yellow deck. The apprentice on the green start field cuts a leaf, the one on F06 makes it a green potion, and the one on the orange start field is flipped for the temple. Madder pays the potion and 2 crystals and takes the card: 7 points, two symbols of faith, and one apprentice is active again.',
    pass: 'All three apprentices of this round are placed; one has worked already. Madder has 3 crystals and passes. The apprentice on the orange start field cuts 2, the one on the white field flips for 1: that makes 6, enough for two groves. The first brings 4 points. The second brings the top Bear card, and being the second in the row another 4 points. Then the Druid turns over: by night all three are active.',
    scrolls:
      'Madder has 3 scrolls and places on the bonus spot of F06: the fourth scroll, and a crystal from the grove beside it. All four go back, and the inactive apprentice of the white start field moves to the upper spot of a spellbook. Its old spot is free.',
  } satisfies Record<ExampleId, string>,

  solo: {
    text: [
      'Alone you play against *Rudolph*, a gray scholar who takes no turns: he labours, and he gets in your way. Set up as for two. Rudolph has ten apprentices and begins with 1 {scroll} scroll; choose one of his three Labour cards, from easy to hard.',
      'All other rules are those of the game for two. Each round goes like this:',
    ],
    steps: [
      '*Rudolph begins.* He scores what his Labour card says for the round. Then he places as many apprentices as the round has for a number: for each a placement card is turned up, whose arrow starts at one half of the temple, and the apprentice goes to the furthest field along it. There he takes the bonus spot, without its gain; if it is taken, the next free spot clockwise, and a {scroll} scroll.',
      '*His third scroll.* He discards all three, and the apprentice that he placed last moves into the first {spellbook} spellbook from the left with a free upper spot, or else a free lower one. He scores for it at once.',
      '*You play* all your turns, until you pass and harvest.',
      '*Rudolph harvests* every {grove} grove that one of his apprentices has a path to: 1 point each, and no gain. If you now do not have *more* points than he, you have lost, in any round.',
      '*You recycle*, as often as his card allows: a face-up card, or a field of the river, goes under its pile, and the next one shows. Then every corner with at least two tiles around it and no grove gets one, and the next round begins. Nothing is recycled after the fourth round.',
    ],
    end: 'If you are still ahead after round 4, the final count follows: you score as usual; Rudolph scores for each of his apprentices in a spellbook once more, for faith with as many symbols of every kind as his card shows, and 1 point per scroll. Have more points than he, and you win. Once a day there is such a game that is the same for everyone: the *daily challenge*.',
    caption: 'The Labour cards',
    level: 'Level',
    rounds: ['Points in round 1', 'Points in round 2', 'Points in round 3', 'Points in round 4'],
    spellbook: 'Points per spellbook',
    faith: 'Symbols of each faith',
    recycling: 'Recycling after a round',
  },

  rulings: {
    text: 'The published rules leave some cases open. This is how we have decided them; each also stands where it applies.',
    list: {
      noRotation: 'Fields are not rotated: the bonus spot is always in the north.',
      cardAfter:
        'A Bear or Eagle card answers only to what begins after you have it: not to its own arrival, nor to the building, the grove or the Salamander card that brought it.',
      harvestCounts:
        'Cards that reward harvesting count every grove that you take, also one that costs nothing because a Salamander card gives it.',
      placeCounts:
        'Cards that reward placing count every apprentice that comes to a field: by action A, after building and in the exceptional case.',
      mustSettle:
        'After building you must place an apprentice or take a card, if at least one of the two is possible.',
      colourlessTemple: 'The temple has no colour: touching it brings no card.',
      oneDeckEmpty: 'If one of the two decks is empty, only the other can be chosen.',
      emptySlot: 'When there are no fields left to draw, the river’s place stays empty.',
      noPoints: 'You may activate a cauldron even when it gives you 0 points.',
      anyMeans:
        '“By any means” is about free actions only – billhooks, reactivation, flips, conversions – and is looked at when you do it.',
      wastedCrystals:
        'You may waste crystals until no river field can be paid for. The exceptional case applies then.',
      freeAfterwards: 'Free actions may follow the exceptional case, as they may follow A to D.',
      nobodyToWake: 'You may work F09 when there is nobody to reactivate. The crystal is spent.',
      lastGlades: 'Glades are filled after the fourth round too. It changes nobody’s points.',
      wholeGainFirst:
        'First take the whole gain that brought the fourth scroll, then move the apprentice, then go on: when building, before the field is laid; when harvesting, before the next grove, even if that cuts your path to it.',
      justPlaced: 'The apprentice that you have just placed may be the one to move.',
      scrollsWait:
        'If no spellbook has a free spot for you, or if you have no apprentice on a field, the scrolls stay with you, and you make up for it as soon as it is possible.',
      soloCards:
        'Rudolph has 16 placement cards: one for each half of the temple and each of the eight directions. When all have been turned up, they are shuffled.',
      soloLine:
        'An arrow runs straight over the grid, over gaps and over the other half of the temple. A field without a free spot is passed over for the next nearer one.',
      soloNobody: 'If there is none, the next card is turned up. If no card leads to a free spot, he places nobody.',
      soloSpellbooks:
        'Rudolph may be in both spots of a spellbook. If none is free anywhere, his scrolls stay with him.',
      soloRecycling:
        'A recycled field keeps its place in the river free for the next one. What has nothing below it cannot be recycled.',
      soloLabour:
        'The points of the Labour cards are our own, set by letting the hard bot play: it is to win three of four games at level 1, every second one at level 2 and one of four at level 3.',
    } satisfies Record<RulingId, string>,
  },

  reference: {
    text: 'Every piece there is, with its meaning in words.',
    colour: 'Colour',
    tool: 'Tool',
    all: 'all',
    tools: { billhook: 'billhooks', cauldron: 'cauldrons' },
    shown: 'Fields shown:',
  },
} as const;

export type GuideTexts = InOtherWords<typeof en>;
