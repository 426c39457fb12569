import type { GuideTexts } from './en.ts';

/** The rules page in German. */
export const de: GuideTexts = {
  title: 'So wird Der Feuer-Salamander gespielt',
  lead: 'Ein Versteck mit 84 Kammern, und allein weiß niemand genug.',
  credits:
    'Der Feuer-Salamander ist ein Spiel von Johann Rüttinger für 2 bis 4 Personen, erschienen 1987 bei Noris. Worte und Bilder auf dieser Seite sind unsere eigenen.',
  contents: 'Inhalt',
  ruling: 'Unsere Auslegung',
  example: 'Beispiel',
  before: 'Vorher',
  after: 'Nachher',
  journal: 'Die Chronik',

  titles: {
    aim: 'Das Ziel des Spiels',
    components: 'Das Material',
    lair: 'Das Versteck',
    circuit: 'Der Rundweg',
    figures: 'Figuren und Spielsteine',
    cards: 'Karten',
    sticks: 'Die Stäbe',
    setup: 'Der Aufbau',
    'hand-rule': 'Die Handregel',
    turn: 'Ein Zug',
    'key-throw': 'Der Schlüsselwurf',
    throw: 'Die Stäbe werfen',
    salamander: 'Salamander: eine Karte ziehen',
    token: 'Spielstein: eine Kammer zeigen',
    move: 'Ziehen',
    question: 'Eine Frage stellen',
    again: 'Noch einmal werfen',
    combination: 'Eine Kombination auslegen',
    value: 'Was sie wert ist',
    success: 'Alles stimmt',
    failure: 'Etwas ist falsch',
    dungeon: 'Das Verlies',
    'end-of-game': 'Das Ende des Spiels',
    secrets: 'Was geheim ist',
    notebook: 'Das Notizbuch',
    rulings: 'Unsere Auslegungen',
    reference: 'Alle Karten und Kammern',
    'all-wings': 'Die 16 Flügelkarten',
    'all-rows': 'Die 16 Reihenkarten',
    'all-stones': 'Die 15 Steinkarten',
    'all-chambers': 'Die 84 Kammern',
  },

  aim: [
    'Der Feuersalamander hütet einen Kristall und verbirgt sich mit ihm in einer der 84 Kammern seines Verstecks. Drei Karten benennen eine Kammer: ein *Flügel*, eine *Reihe* und ein *Steinfeld*. Doch keine Hand hält je mehr als zwei davon; die dritte hat immer jemand anderes.',
    'Also gehst du um das Versteck herum, befragst die anderen, siehst, wohin sie ihre Spielsteine setzen, und kehrst an deinen Startplatz zurück, um eine *Kombination* aus drei Karten auszulegen. Sie ist so viel wert wie das Produkt ihrer Werte. Wer die vereinbarte Zahl von {vp} Punkten zuerst erreicht, gewinnt.',
  ],

  components:
    'Der Plan liegt offen, die Hände sind geheim. Keine Farbe steht allein: Jede Figur hat ihr Wappen, jeder Flügel sein Zeichen und jede Kartenart ein Fenster von eigener Form.',

  lair: {
    text: [
      'Das Versteck ist ein Kreuz aus vier *Flügeln*. Jeder hat sieben *Reihen* und jede Reihe drei *Steinfelder*. Ein Flügel, eine Reihe und ein Steinfeld sind genau eine Kammer.',
      'Alle drei haben einen *Wert*: {air} Luft 1, {water} Wasser 2, {earth} Erde 3, {fire} Feuer 4; eine Reihe ihre Nummer; ein Steinfeld die Zahl seiner Steine.',
    ],
    name: 'Das Versteck und der Rundweg um es herum',
    callouts: [
      '*Flügel*: Sein Zeichen und sein Wert stehen am äußeren Ende.',
      '*Reihe*: die große Zahl, von 1 am Verlies bis 7 außen.',
      '*Steinfeld*: ein, zwei oder drei Steine.',
      '*Startplatz*, hier der des Räubers. Dort beginnen deine Figur und dein Spielstein, und dort legst du Kombinationen aus.',
      '*Tor*, hier das der Königin: der Weg vom Rundweg zum Startplatz.',
      '*Fünf Felder* vor jedem Startplatz; das Tor ist das dritte. Von hier aus darfst du die Figur befragen, die dort zu Hause ist.',
      '*Verlies*: Es fasst beliebig viele Figuren.',
    ],
  },

  circuit: {
    text: [
      'Die Figuren gehen auf dem *Rundweg*, immer im Uhrzeigersinn: an König, Königin, Mönch und Räuber vorbei. Vor jedem Startplatz im Spiel liegen fünf Felder, und das dritte davon ist sein Tor.',
      'Die Felder von Figuren, die nicht mitspielen, fallen weg, als führte die Straße einfach weiter.',
    ],
    players: 'Personen:',
    spaces: 'Felder:',
  },

  figures: {
    text: [
      'Alle haben eine *Figur*, einen Startplatz, einen *Spielstein* und eine Hand mit Karten. Die Figur geht auf dem Rundweg; der Spielstein liegt zu Hause oder auf einer Kammer des Verstecks.',
    ],
    caption: 'Die Figuren in der Reihenfolge, in der sie spielen.',
    colours: { king: 'rot', queen: 'gelb', monk: 'weiß', robber: 'grau' },
  },

  cards: {
    text: [
      'Jede der 47 Karten nennt einen Flügel, eine Reihe oder ein Steinfeld: Das ist ihre *Art*. Die meisten gibt es mehrmals, und nichts unterscheidet sie dann. Die mittleren Reihen sind häufig; Reihe 1 und Reihe 7 gibt es nur einmal.',
      'Wie viele es von jeder gibt, steht in der [Liste aller Karten](#reference), und es lohnt sich, das zu wissen.',
    ],
    caption: 'Eine Karte von jeder Art. Die Zahl ist der Wert.',
  },

  sticks: {
    text: [
      'Zwei *Zahlenstäbe* zeigen 1 bis 4. Der *Symbolstab* zeigt auf zwei Seiten den {sal} Salamander und auf zwei den {seal} Spielstein.',
      'Jeder Stab hat auch einen {key} Schlüssel. Er zählt nur [im Verlies](#key-throw).',
    ],
    caption: 'Ein Wurf: eine Karte zu ziehen und 6 oder 2 Schritte zu gehen.',
  },

  setup: {
    steps: [
      'Wählt die Figuren und das *Ziel*: 49 für ein kurzes Spiel, 84, 85, 100 für ein langes oder eine beliebige ganze Zahl von 1 bis 462, das Höchste, was alle Kombinationen zusammen bringen können. 84 ist mit einer einzigen Kombination zu erreichen, 85 nicht.',
      'Alle Figuren und Spielsteine sind auf ihren Startplätzen. Alle bekommen *2 Karten*, die sonst niemand sieht.',
      'Wer zwei einer Art hat, legt eine davon offen ab, und zwar nach eigener Wahl, und bekommt keine andere dafür.',
      'Alle werfen einen Zahlenstab. Wer die höchste Zahl hat, beginnt; nur wer damit gleichauf liegt, wirft noch einmal.',
      'Gespielt wird im Uhrzeigersinn: König, Königin, Mönch, Räuber.',
    ],
    caption: 'Zu zweit, zu dritt oder zu viert',
    players: 'Personen',
    spaces: 'Felder des Rundwegs',
    dealt: 'Ausgeteilte Karten',
    pile: 'Karten im Stapel danach',
    answers: 'Antworten auf Fragen',
    open: 'offen',
    hidden: 'geheim',
  },

  handRule: {
    text: [
      '*Du hältst höchstens zwei Karten und nie zwei einer Art.*',
      'Die Hände sind geheim. Wie viele Karten jede Hand und der Stapel haben, wissen alle; die Ablage liegt offen, und alle dürfen sie durchsehen.',
    ],
  },

  turn: {
    text: 'Ein Zug besteht aus diesen Teilen, in dieser Reihenfolge. Wenn es nichts mehr zu entscheiden gibt, endet er von selbst.',
    parts: {
      'key-throw': 'nur wenn du im Verlies bist',
      throw: 'alle drei zugleich',
      salamander: 'wenn der Symbolstab es sagt',
      token: 'wenn der Symbolstab es sagt',
      move: 'um die Summe oder um die Differenz',
      question: 'vor einem anderen Startplatz',
      combination: 'auf deinem Startplatz, vor dem Wurf oder nach dem Ziehen',
      again: 'wenn beide Zahlen gleich waren',
    },
  },

  keyThrow: {
    text: [
      'Ist deine Figur im [Verlies](#dungeon), so beginnt dein Zug mit dem Schlüsselwurf, ob du willst oder nicht. Wirf die drei Stäbe bis zu *fünfmal*: Ein Stab, der seinen {key} Schlüssel zeigt, bleibt liegen, die anderen werden noch einmal geworfen.',
      'Mit allen drei Schlüsseln ist deine Figur wieder auf ihrem Startplatz, und es folgt sofort ein gewöhnlicher Zug. Darin darfst du auch [eine Kombination auslegen](#combination). Ohne sie ist dein Zug zu Ende.',
    ],
  },

  throw: {
    text: 'Wenn du auf deinem Startplatz stehst, darfst du zuerst [eine Kombination auslegen](#combination). Dann wirf alle drei Stäbe. Das Symbol gilt zuerst, danach die Zahlen.',
  },

  salamander: {
    text: '{sal} *Salamander*: Zieh die oberste Karte des Stapels, ohne dass jemand sie sieht. Verstößt deine Hand jetzt gegen die [Handregel](#hand-rule), so leg eine Karte offen ab:',
    list: [
      'bei *zwei einer Art* eine von diesen beiden, egal welche;',
      'bei *drei Arten* irgendeine der drei;',
      'bei einer *erlaubten Hand* keine: Du musst die Karte behalten.',
    ],
    waits:
      'Die Seite wartet hier auch dann auf dich, wenn du keine Wahl hast. Ginge sie von selbst weiter, so erführen die anderen, was du gezogen hast.',
  },

  token: {
    text: [
      '{seal} *Spielstein*: Setz deinen Spielstein auf eine Kammer, die zu *jeder Karte deiner Hand* passt. Was deine Hand nicht sagt, wählst du frei, und niemand weiß, welcher Teil wahr ist: Hier beginnt das Bluffen.',
      'Wo er schon steht, darf er bleiben, wenn es passt, und Spielsteine dürfen sich eine Kammer teilen. Ohne Karten geschieht nichts.',
      'Dann bleibt der Spielstein dort, richtig oder falsch, bis du dieses Symbol wieder wirfst; oder bis du [deine beiden Karten](#success) auslegst.',
    ],
  },

  move: {
    text: 'Geh im Uhrzeigersinn, und zwar um die *Summe* oder um die *Differenz* der Zahlenstäbe. Die Wahl hast du, ziehen musst du.',
    list: [
      '*Hinaus*: Vom Startplatz aus ist das Tor das erste Feld.',
      '*0* bleibt stehen. Damit wirfst du niemanden ins Verlies und gehst nie nach Hause.',
      '*Nach Hause*: Von deinem Tor führt ein weiterer Schritt auf deinen Startplatz. Mehr, als du brauchst, ist erlaubt. Du darfst stattdessen auch weiter um das Versteck gehen. Der Zug, der den Startplatz verlassen hat, führt nicht auf ihn zurück.',
      '*Ins Verlies* kommt, wer auf dem Feld steht, auf dem du endest. Wen du nur überholst, der ist sicher.',
      'Sonst ist ein Tor ein Feld wie jedes andere.',
    ],
  },

  question: {
    text: [
      'Stehst du jetzt auf einem der fünf Felder eines *anderen* Startplatzes, so darfst du dort eine Frage stellen: Hast du diesen Flügel? Oder diese Reihe? Oder dieses Steinfeld?',
      'Die Frage hören alle. Die Antwort ist *wahr, und nur du siehst sie*; zu zweit ist sie offen. Die Karte selbst bleibt, wo sie ist.',
      'Du darfst innerhalb der fünf Felder bleiben und Zug um Zug wieder fragen, auch nach einem Zug um 0. Du darfst auch jemanden fragen, der keine Karten hat, und jemanden im Verlies: Nach der Antwort [befreit die Frage diese Figur](#dungeon).',
    ],
    unheard: 'nicht gehört',
  },

  again: {
    text: 'Waren beide Zahlenstäbe gleich, so darfst du [noch einmal werfen](#throw), mit allem, was zu einem Wurf gehört: Symbol, Ziehen, Frage, Kombination. Und wieder, wenn sie wieder gleich sind.',
  },

  combination: {
    text: [
      'Auf deinem Startplatz darfst du eine Kombination auslegen, vor dem Wurf oder nach dem Ziehen, das dich nach Hause gebracht hat. Sie besteht aus *genau einer Flügel-, einer Reihen- und einer Steinkarte*.',
      'Leg von deinen eigenen Karten hin, welche du willst, oder auch keine. *Nenne* die anderen genau: welche Karte, und wer sie hat. Du darfst auch zweimal dieselbe Person nennen.',
    ],
  },

  value: {
    text: 'Eine Kombination ist *Flügel × Reihe × Stein* wert: das Produkt der drei Werte, 1 bis 84 Punkte.',
    caption: 'Eine mittlere, die kleinste und die größte.',
  },

  success: {
    text: [
      'Stimmt alles, was du genannt hast, so werden die genannten Karten herausgegeben. Die drei Karten liegen offen vor dir, und du bekommst sofort die Punkte.',
      'Waren *beide* eigenen Karten dabei, so kommt dein Spielstein zurück auf den Startplatz. Alle anderen Spielsteine bleiben. Für die Karten, die weg sind, zieht niemand nach: Hände füllen sich nur durch den {sal} Salamander.',
    ],
  },

  failure: {
    text: 'Ist auch nur eine Karte falsch,',
    list: [
      'so wird nichts herausgegeben;',
      'alle sehen deine Hand, und du behältst sie;',
      'du kommst ins [Verlies](#dungeon);',
      'dein Zug ist zu Ende, auch wenn deine Zahlenstäbe gleich waren.',
    ],
    impossible: 'Du darfst auch nennen, was gar nicht wahr sein kann. Es scheitert wie jeder andere Irrtum.',
  },

  dungeon: {
    text: 'Zwei Wege führen ins Verlies und zwei hinaus.',
    list: [
      '*Hinein*: Eine andere Figur beendet ihren [Zug](#move) auf deinem Feld.',
      '*Hinein*: Deine Kombination [scheitert](#failure).',
      '*Hinaus*: Du wirfst alle drei [Schlüssel](#key-throw). Sofort folgt ein gewöhnlicher Zug, und darin darfst du eine Kombination auslegen.',
      '*Hinaus*: Jemand stellt dir eine [Frage](#question). Nach der Antwort bist du frei, darfst aber vor deinem eigenen Zug nichts auslegen.',
    ],
    shortcut:
      'So oder so kommst du auf deinem Startplatz heraus, und dort werden Kombinationen ausgelegt. Das Verlies kann eine Abkürzung sein.',
  },

  endOfGame: {
    text: [
      'Wer das Ziel zuerst erreicht, *gewinnt sofort*. Die anderen folgen nach ihren Punkten.',
      'Ein Spiel darf auch aus einer *Serie* von mehreren Partien bestehen. Die Punkte aller Partien werden zusammengezählt, und die höchste Summe gewinnt.',
    ],
    caption: 'Das Ziel ist 84. Der Mönch hat 60 Punkte und legt noch 24 aus: Die Partie ist zu Ende.',
  },

  secrets: {
    text: 'Die Seite sagt allen, was sie wissen dürfen, und sonst nichts.',
    list: [
      '*Nur du* kennst deine Karten und weißt, was du gezogen hast.',
      '*Niemand* kennt die Reihenfolge des Stapels oder was die Stäbe zeigen werden.',
      '*Alle* wissen, wie viele Karten eine Hand und der Stapel haben, kennen alle Fragen, Spielsteine, abgelegten Karten und ausgelegten Kombinationen und was eine gescheiterte gezeigt hat; aber nicht, ob eine abgelegte Karte die eben gezogene ist.',
      '*Eine Antwort* kennt nur, wer gefragt und wer geantwortet hat; zu zweit ist sie für alle offen.',
      '*Wer zuschaut*, weiß, was alle wissen.',
    ],
  },

  notebook: {
    text: [
      'Dein *Notizbuch* hält jede Frage fest, die Antworten, die du gehört hast, jeden gesetzten Spielstein, die Ablage und die gezeigten Karten. Und es sagt allein durch Logik, was alle anderen haben können. Die Wahrheit wird nie durchgestrichen.',
      'Es zählt, wie oft es jede Karte gibt. Es weiß, dass eine Karte, die beim Austeilen abgelegt wird, eine zweite dieser Art auf der Hand bedeutet, dass ein Spielstein zur ganzen Hand gepasst hat, als er gesetzt wurde, und dass die Ablage nach neuem Mischen überall sein kann. Du kannst die Logik auch abschalten und von Hand notieren.',
    ],
    caption:
      'Das Notizbuch des Mönchs nach der Frage von oben: Eine Karte ist sicher, und damit sind die anderen Reihen unmöglich.',
    unseen: 'ungesehen',
    legend: { sure: 'sicher', impossible: 'unmöglich', pencil: 'eigene Notiz' },
  },

  rulings: {
    text: 'Die veröffentlichten Regeln lassen manches offen. So haben wir es ausgelegt; jede Auslegung steht auch dort, wo sie gilt.',
    list: {
      keyFace:
        'Eine der vier Seiten jedes Stabs trägt den Schlüssel, unabhängig von Zahl oder Symbol: Ein Schlüsselwurf achtet nur auf Schlüssel, ein gewöhnlicher Wurf nie.',
      emptyPile:
        'Muss eine Karte gezogen werden und der Stapel ist leer, so wird die Ablage zu einem neuen gemischt. Gibt es auch die nicht, so wird nichts gezogen.',
      oneEachThrow:
        'Für jeden Wurf darf höchstens eine Kombination ausgelegt werden. Eine, die vor dem Wurf ausgelegt wird, zählt für ihn.',
      eachCardTold: 'Scheitert eine Kombination, so erfahren alle von jeder genannten Karte, ob sie gestimmt hat.',
      cardByCard:
        'Dann entscheiden im Uhrzeigersinn, von der gescheiterten Figur aus, alle, deren Karten richtig genannt wurden, Karte für Karte, ob sie sie behalten oder tauschen: ablegen und eine andere ziehen. Die Handregel gilt sofort.',
      stonesUsedUp:
        'Nach der 15. Kombination sind die Steinkarten aufgebraucht, und nichts kann mehr ausgelegt werden. Das Spiel ist zu Ende, die meisten Punkte gewinnen, und bei Gleichstand wird der Sieg geteilt.',
      agreement:
        'Nichts zwingt jemanden, gute Karten herzugeben. Darum dürfen auch alle gemeinsam beschließen, das Spiel zu beenden; gezählt wird genauso.',
    },
  },

  reference: {
    text: 'Jede Karte, die es gibt, nach ihrer Art, und was jede Kammer wert ist.',
    value: 'Wert',
    caption: 'Flügel und Steinfeld in den Zeilen, Reihen in den Spalten',
  },

  examples: {
    keys: 'Der Räuber wirft um die Schlüssel. Zuerst zeigt der Symbolstab einen und bleibt liegen. Der zweite Wurf bringt nichts, der dritte den ersten Zahlenstab und der vierte den zweiten: frei, und ein Wurf war noch übrig. Sofort folgt ein gewöhnlicher Zug.',
    salamander:
      'Der König hat den Flügel des Feuers und Reihe 5. Er wirft 3, 1 und den Salamander und zieht Reihe 2. Eine der beiden Reihen muss weg, der Flügel des Feuers bleibt. Er legt Reihe 2 ab, und niemand weiß, ob es die alte oder die neue Karte ist.',
    token:
      'Die Königin hat den Flügel des Wassers und Drei Steine und wirft den Spielstein. Sieben Kammern passen zu beiden Karten: in jeder Reihe des Flügels das Feld mit drei Steinen. Sie nimmt Reihe 5. Die anderen mögen glauben, sie hätte diese Reihe.',
    move: 'Der König steht auf dem letzten seiner eigenen fünf Felder, und die Stäbe zeigen 3 und 1. Die Summe führt 4 Schritte weiter; die Differenz führt auf das zweite Feld vor der Königin, wo der Mönch ist. Der König geht 2 Schritte: Der Mönch kommt ins Verlies, und der König darf die Königin fragen.',
    home: 'Der Mönch steht auf dem fünften Feld vor der Königin: drei Schritte bis zum Tor, und ein vierter führt nach Hause. Die Stäbe zeigen 4 und 2. Die Differenz endet noch vor dem Tor. Die Summe ist mehr, als es braucht, und das ist erlaubt: Der Mönch geht nach Hause und darf eine Kombination auslegen.',
    ask: 'Der Mönch steht vor der Königin und fragt nach Reihe 5. Die Frage haben alle in ihrem Notizbuch. Die Antwort steht nur in denen von Mönch und Königin.',
    lay: 'Der Mönch legt den Flügel des Feuers und Drei Steine hin und nennt Reihe 5 der Königin. Es stimmt. Die Königin gibt Reihe 5 heraus, und der Mönch bekommt 60 Punkte. Beide eigenen Karten waren dabei, also kommt auch der Spielstein nach Hause.',
    fail: 'Der Räuber legt den Flügel der Erde hin und nennt Reihe 4 des Königs und Zwei Steine der Königin. Reihe 4 stimmt, aber die Königin hat diese Steine nicht. Alle sehen die ganze Hand des Räubers, und er kommt ins Verlies. Der König will keine Karte behalten, von der alle wissen, und tauscht Reihe 4.',
    freed:
      'Der Räuber ist im Verlies, und der König steht vor der Räuberruine und fragt nach dem Flügel der Erde. Nach der Antwort ist der Räuber wieder frei, muss mit einer Kombination aber bis zu seinem eigenen Zug warten.',
  },
};
