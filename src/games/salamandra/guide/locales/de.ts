import type { GuideTexts } from './en.ts';

/** The rules page in German. */
export const de: GuideTexts = {
  title: 'So wird Salamandra gespielt',
  lead: 'Zwei Mittsommertage, zwei Mittsommernächte, ein Garten für alle.',
  credits:
    'Salamandra ist ein Spiel von Pierre Giroux und Johannes Goupy für 2 bis 4 Personen, erschienen bei GRRRE Games. Worte und Bilder auf dieser Seite sind unsere eigenen.',
  contents: 'Inhalt',
  ruling: 'Unsere Auslegung',
  example: 'Beispiel',
  before: 'Vorher',
  after: 'Nachher',
  journal: 'Die Chronik',

  titles: {
    aim: 'Das Ziel des Spiels',
    components: 'Das Material',
    fields: 'Felder',
    tools: 'Gartenmesser und Kessel',
    groves: 'Haine',
    'temple-tile': 'Der Tempel',
    apprentices: 'Lehrlinge und Druiden',
    resources: 'Was du gewinnst und ausgibst',
    cards: 'Karten',
    spellbooks: 'Zauberbücher',
    'score-track': 'Die Punkteleiste',
    mat: 'Dein Tableau',
    setup: 'Der Aufbau',
    round: 'Eine Runde',
    actions: 'Die fünf Aktionen',
    place: 'A · Einen Lehrling setzen',
    build: 'B · Ein Feld bauen',
    cauldron: 'C · Einen Kessel nutzen',
    temple: 'D · Den Tempel nutzen',
    pass: 'E · Passen und ernten',
    'exceptional-case': 'Der Ausnahmefall',
    'free-actions': 'Freie Aktionen',
    paying: 'Bezahlen',
    glades: 'Lichtungen und Haine',
    scrolls: 'Schriftrollen und Zauberbücher',
    'end-of-round': 'Das Ende einer Runde',
    'end-of-game': 'Das Ende des Spiels',
    scoring: 'Die Schlusswertung',
    ties: 'Gleichstand',
    solo: 'Allein gegen Rudolph',
    rulings: 'Unsere Auslegungen',
    reference: 'Alle Teile',
    'all-fields': 'Die 24 Felder',
    'all-groves': 'Die 30 Haine',
    'all-beasts': 'Bären- und Adlerkarten',
    'all-salamanders': 'Salamanderkarten',
    'all-spellbooks': 'Die 10 Zauberbücher',
  },

  aim: 'Als Druide hast du zehn Lehrlinge und vier Runden, zwei bei Tag und zwei bei Nacht, um den Salamander zu ehren. Du schickst deine Lehrlinge in einen Garten, den alle teilen und vergrößern: Dort schneiden sie Kräuter, brauen Tränke, dienen dem Tempel und schreiben Zauberbücher ab. Wer nach der Schlusswertung die meisten {vp} Verehrungspunkte hat, gewinnt.',

  components:
    'Alles liegt offen auf dem Tisch: Niemand hat Geheimnisse, nur die Reihenfolge der Stapel ist unbekannt. Auf jedem Bild steht *eine Zahl vor dem, was sie zählt*, eine Pfeilspitze heißt *wird zu*, und ein Schrägstrich heißt *je*.',

  fields: {
    text: [
      'Ein *Feld* ist ein achteckiges Plättchen des Gartens. Vier Startfelder liegen von Anfang an da; zwanzig weitere kommen im Laufe des Spiels hinzu, wenn jemand sie baut.',
      'Eine Farbe steht nie allein: {f-orange} Orange, {f-green} Grün, {f-white} Weiß und {f-purple} Violett haben je ein eigenes Zeichen und eine eigene Pflanze.',
    ],
    callouts: [
      '*Bonusplatz*, immer im Norden. Wer das Feld baut, gewinnt, was hier steht, und wer einen Lehrling hierher setzt, ebenso.',
      '*Arbeit*: was ein Lehrling bei der Arbeit nimmt und was er gibt.',
      '*Kosten* des Feldes beim Bauen. Startfelder haben keine.',
      '*Zeichen* der Farbe. Vier Felder haben zwei Farben und zählen für beide.',
      '*Platz*: Es gibt drei weitere, im Osten, Süden und Westen, jeder für einen Lehrling.',
      '*Wege*: Jeder Platz hat einen zu jeder der beiden Ecken neben ihm.',
    ],
  },

  tools: {
    text: [
      'Ein {billhook} *Gartenmesser* erzeugt etwas: Blätter, Blüten, Früchte, Tränke oder Kristalle. Es zu führen ist eine [freie Aktion](#free-actions).',
      'Ein {cauldron} *Kessel* bringt Punkte, einer von ihnen auch Schriftrollen. Er nimmt, was über ihm steht, und gibt, was auf seinem Bauch steht. Ihn zu nutzen ist [deine Aktion](#cauldron) für diesen Zug.',
    ],
  },

  groves: {
    text: [
      'Ein *Hain* liegt auf einer Ecke, in der Lücke zwischen den Achtecken. Seine Mitte zeigt, was du gewinnst, wenn du ihn nimmst. Jede seiner vier Spitzen weist auf eines der Plättchen um ihn herum, und manche tragen einen {crystal} Kristall.',
      'Diese Kristalle sind ein Zeichen, kein Vorrat: Sie bezahlen immer wieder jeden, der einen Lehrling auf einen Platz [setzt](#place), von dem ein Weg zu einem von ihnen führt.',
    ],
    callouts: [
      '*Gewinn*, wenn du den Hain nimmst.',
      '*Kristall*: bezahlt jeden, der auf das Plättchen setzt, auf das er weist, wenn vom Platz ein Weg zu dieser Ecke führt.',
      '*Leere Spitze*: bringt nichts.',
    ],
  },

  templeTile: {
    text: [
      'Der *Tempel* bedeckt zwei Stellen in der Mitte des Gartens, mit der gelben Hälfte im Westen und der schwarzen im Osten. Jede Hälfte hat einen Stapel von acht Salamanderkarten und zeigt, was es kostet, [sie zu nutzen](#temple).',
      'Niemand steht auf dem Tempel, und er hat keine Farbe. Aber seine Hälften sind Plättchen: Neben ihnen darf gebaut werden, und sie zählen mit, wenn sich eine [Lichtung](#glades) schließt.',
    ],
  },

  apprentices: {
    text: [
      'Alle haben zehn *Lehrlinge* und einen *Druiden*, jeder mit einer Sonne auf der einen und einem Mond auf der anderen Seite.',
      'Ein Lehrling ist *aktiv*, solange er dieselbe Seite zeigt wie dein Druide; sonst ist er *inaktiv*. Nur aktive arbeiten, und die Arbeit dreht sie um: Wird er nicht reaktiviert, arbeitet jeder einmal in einer Runde. Wenn du passt, drehen sich auch die übrigen um; dann wendet sich dein Druide, und auf einen Schlag sind alle wieder aktiv.',
      'Inaktive Lehrlinge besetzen weiter ihren Platz, zählen weiter für „je grünes Feld“ und dergleichen und haben weiter Wege zu Hainen.',
    ],
    caption: 'Strahlen oder Sichel zeigen die Seite; voll ist aktiv, hohl ist inaktiv.',
    druid: 'Dein Druide zeigt',
    sun: 'die Sonne',
    moon: 'den Mond',
    sunFace: 'Sonne oben',
    moonFace: 'Mond oben',
  },

  resources: {
    text: [
      '*Kristalle* und *Schriftrollen* gehören dir, bis du sie ausgibst. *Grundstoffe* und *Tränke* sind flüchtig: Was du in deinem Zug erzeugst und nicht verwendest, ist an seinem Ende verloren. Der Vorrat an Kristallen und Schriftrollen geht nie aus.',
    ],
    list: {
      crystals: '{crystal} *Kristalle* bezahlen fast alles.',
      basics: '{leaf} *Blatt*, {flower} *Blüte* und {fruit} *Frucht* sind die Grundstoffe.',
      any: '{any} steht für einen Grundstoff nach Wahl.',
      potions: '{potion-green} *Grüntrank* und {potion-dusk} *Dämmertrank* verlangt der Tempel.',
      scrolls: '{scroll} Vier *Schriftrollen* öffnen ein [Zauberbuch](#scrolls).',
      points: '{vp} *Verehrungspunkte* gewinnen das Spiel.',
      eye: '{eye} *Reaktivieren*: Einer deiner inaktiven Lehrlinge auf einem Feld wird wieder aktiv.',
      flip: '{flip} *Umdrehen*: einen deiner aktiven Lehrlinge.',
    },
  },

  cards: {
    text: [
      'Die kleinen Zeichen auf einer Karte sind ihr *Glaube*: ein bis drei {paw} Tatzen, {feather} Federn oder {sal} Salamander. Verglichen werden sie [am Ende](#scoring).',
      '*Bären-* und *Adlerkarten* helfen dir für den Rest des Spiels. Sie kommen vom [Bauen](#build) neben einem Feld gleicher Farbe, von manchen Hainen und von zwei Salamanderkarten.',
      '*Salamanderkarten* geben ihren Gewinn ein einziges Mal, in dem Augenblick, in dem du sie am [Tempel](#temple) nimmst. Alle vier Stapel liegen offen: Die oberste Karte ist immer bekannt.',
    ],
  },

  spellbooks: {
    text: [
      'Ein {spellbook} *Zauberbuch* hat zwei Plätze, jeder für einen Lehrling, und der obere ist mehr wert. Unten steht, wofür die Punkte zählen. Gezählt wird am [Ende des Spiels](#scoring) und nur dann.',
    ],
    caption:
      'Krapp war zuerst da und bekommt 5 Punkte für jedes violette Feld, auf dem Krapp am Ende steht. Der untere Platz mit 3 Punkten ist noch frei.',
  },

  scoreTrack: {
    text: [
      'Kommt ein Marker auf eine Zahl, auf der schon andere liegen, so liegt er *obenauf*. Ein Gewinn von 0 Punkten bewegt ihn nicht. Das ist wichtig, denn die Leiste entscheidet, [wer eine Runde beginnt](#round).',
    ],
    caption: 'Krapp und Waid haben je 9 Punkte, Wau hat 12. Waid kam später und liegt obenauf: Waid würde beginnen.',
  },

  mat: {
    text: [
      'Deine zehn Lehrlinge warten auf deinem Tableau: drei für die erste Runde, zwei für die zweite, drei für die dritte, zwei für die letzte. Daneben liegen, für alle sichtbar, deine Kristalle, Schriftrollen und Karten.',
      'Die Haine, die du nimmst, bilden deine *Hainreihe*. Der zweite bringt 4 Punkte, der vierte 3 und der sechste 2.',
    ],
    apprentices: 'Lehrlinge nach Runden',
    row: 'Die Hainreihe',
    rowCaption: 'Zwei Haine genommen: Der zweite brachte 4 Punkte.',
  },

  setup: {
    text: 'Die Seite baut alles für dich auf:',
    list: [
      'In der Mitte liegt der Tempel mit seinen beiden gemischten, offenen Salamanderstapeln.',
      'Zwei der vier Startfelder liegen zufällig nördlich von ihm, zwei südlich.',
      'Acht zufällig gezogene Haine liegen auf den Ecken ringsum.',
      'Die übrigen zwanzig Felder sind gemischt. Vier davon liegen offen: der *Fluss*, aus dem alle bauen.',
      'Bären- und Adlerkarten sind gemischt und liegen offen.',
      'Zauberbücher werden zufällig ausgelegt, eines mehr als Mitspielende.',
      'Alle Druiden zeigen die Sonne. Niemand hat Punkte oder Schriftrollen.',
      'Die Punktemarker sind in zufälliger Reihenfolge gestapelt. Wer obenauf liegt, beginnt.',
    ],
    caption: 'Ein Garten zu Beginn. Startfelder und Haine liegen jedes Mal anders.',
  },

  round: {
    text: [
      'Das Spiel dauert vier Runden: Tag, Nacht, Tag, Nacht. Zu Beginn jeder Runde erhalten alle *die Lehrlinge dieser Runde* – 3, 2, 3 und 2 – und 2 {crystal} *Kristalle*.',
      'Wer die wenigsten Punkte hat, beginnt; bei Gleichstand, wessen Marker obenauf liegt. Dann geht es im Uhrzeigersinn weiter, vorbei an denen, die gepasst haben, bis alle gepasst haben.',
      'Ein Zug ist *genau eine von fünf Aktionen*:',
    ],
    free: 'Vor und nach A, B, C und D sowie vor E sind beliebig viele [freie Aktionen](#free-actions) möglich, aber nicht mitten in einer Aktion und nicht, solange noch eine Wahl ansteht.',
    actions: {
      place: 'auf einen freien Platz',
      build: 'aus dem Fluss',
      cauldron: 'für Punkte',
      temple: 'für eine Salamanderkarte',
      pass: 'sobald alle Lehrlinge gesetzt sind',
    },
  },

  actions:
    'Die Seite zeigt immer, was du gerade tun kannst, und sagt bei allem anderen, warum nicht. Jedes Beispiel wurde nach den Regeln dieser Seite gespielt; goldene Ringe zeigen, was sich geändert hat.',

  place: {
    text: 'Setze einen deiner verfügbaren Lehrlinge mit der aktiven Seite nach oben auf einen beliebigen freien Platz im Garten.',
    list: [
      'Auf dem *Bonusplatz* gewinnst du, was dort steht.',
      'Von einem Platz führen Wege zu zwei Ecken. Für jede, an der ein Hain mit einem Kristall auf *dieses* Feld weist, nimm 1 {crystal} Kristall.',
    ],
  },

  build: {
    steps: [
      'Bezahle die Kosten eines Feldes aus dem Fluss.',
      'Gewinne, was auf seinem Bonusplatz steht.',
      'Lege es an eine leere Stelle, die eine Seite mit einem Feld im Garten oder mit dem Tempel gemeinsam hat.',
      'Liegen um eine Ecke des neuen Feldes nun vier Plättchen und ist dort kein Hain, so ist sie eine [Lichtung](#glades): Für sie wird sofort ein Hain gezogen.',
      'Dann tu eines von beiden: *Setze* einen verfügbaren Lehrling auf das neue Feld, wie in [Aktion A](#place) – der Bonusplatz gibt dabei seinen Gewinn ein zweites Mal; oder *nimm*, wenn eine Seite des neuen Feldes ein Feld berührt, mit dem es eine Farbe gemeinsam hat, die oberste Bären- oder die oberste Adlerkarte.',
      'Der Fluss wird wieder aufgefüllt.',
    ],
  },

  cauldron: {
    text: [
      'Drehe einen deiner aktiven Lehrlinge auf einem Kesselfeld um, bezahle, was der Kessel nimmt, und gewinne, was er gibt.',
      '„Je {f-green} grünes Feld“ zählt die grünen Felder mit mindestens einem deiner Lehrlinge, aktiv oder nicht. Mehrere Lehrlinge auf einem Feld zählen einmal, und ein Feld mit zwei Farben zählt für beide. „Je {f-cauldron} Kessel“ wird ebenso gezählt.',
    ],
  },

  temple: {
    text: [
      'Drehe einen deiner aktiven Lehrlinge um, wo immer er steht; sein Feld bewirkt nichts. Bezahle, was die Hälfte deiner Wahl verlangt, nimm die oberste Karte ihres Stapels und gewinne sofort, was sie gibt.',
      'Auch mit leerem Stapel lässt sich eine Hälfte nutzen: Dann gibt der Tempel selbst etwas, aber keine Karte und damit keinen Glauben.',
      'Ein Gewinn, den es nicht gibt, entfällt: eine Karte aus einem leeren Stapel, ein Hain, wenn keiner mehr da ist, eine Reaktivierung, wenn niemand inaktiv ist. Eine Karte, die reaktiviert, kann auch den Lehrling wecken, der für den Tempel umgedreht wurde.',
    ],
    half: 'Hälfte',
    cost: 'Lehrling umdrehen und bezahlen',
    empty: 'Wenn der Stapel leer ist',
  },

  pass: {
    text: 'Passen darfst du nur, wenn du keinen Lehrling mehr zu setzen hast. Von da an gibt es keine freien Aktionen mehr.',
    steps: [
      'Alle deine aktiven Lehrlinge drehen sich für je 1 Kristall um. Auf dem orangen Startfeld und auf F10 schneiden sie stattdessen 2 und 3 Kristalle: Die Seite nimmt jeweils das Bessere.',
      '*Ernte* beliebig viele Haine. Jeder kostet 3 {crystal} Kristalle, und einer deiner Lehrlinge, aktiv oder nicht, muss auf einem Platz mit einem Weg zu ihm stehen. Nimm seinen Gewinn und lege ihn dann in deine Hainreihe: Dein zweiter Hain bringt 4 Punkte, dein vierter 3, dein sechster 2.',
      'Wende deinen Druiden. Für dich ist die Runde vorbei, und deine Lehrlinge sind für die nächste wieder aktiv.',
    ],
  },

  exceptionalCase: {
    text: [
      'Du hast noch einen Lehrling zu setzen, *im ganzen Garten ist kein Platz frei*, und es gibt *kein Feld im Fluss, das du auf irgendeine Weise bezahlen könntest*. Dann darfst du ein Feld aus dem Fluss ohne Kosten und ohne seinen Gewinn nehmen und wie gewohnt anlegen; Lichtungen erhalten ihren Hain, und Karten, die das Bauen belohnen, tun es.',
      'Setze einen Lehrling darauf wie in [Aktion A](#place): Der Bonusplatz gibt seinen Gewinn, aber eine Karte kannst du stattdessen nicht nehmen. Der Fluss wird aufgefüllt, und das war deine Aktion.',
    ],
  },

  freeActions: {
    text: 'Dein Zug hat eine Aktion, aber beliebig viele freie Aktionen, vor ihr und, wenn du nicht passt, nach ihr.',
    list: {
      flip: '*Umdrehen*: ein aktiver Lehrling auf einem Feld bringt 1 Kristall. Das Feld bewirkt nichts.',
      work: '*Ein Gartenmesser führen*: Drehe einen aktiven Lehrling darauf um, bezahle, was es nimmt, falls es etwas nimmt, und gewinne, was es erzeugt.',
      exchange: '*Tauschen*: 4 Kristalle gegen einen Grundstoff nach Wahl.',
      cards:
        '*Mit Karten tauschen*: was deine Bären- und Adlerkarten erlauben, zum Beispiel 5 Kristalle gegen einen Grüntrank.',
    },
    reactivate:
      '{eye} *Reaktivieren* dreht einen deiner inaktiven Lehrlinge auf einem Feld zurück, sodass er in dieser Runde noch einmal arbeiten kann. Das Gartenmesser von F09 tut das für 1 Kristall und weckt einen anderen Lehrling als den, der arbeitet.',
  },

  paying: {
    text: [
      'Kristalle kommen aus deinem Vorrat. Blätter, Blüten, Früchte und Tränke erzeugst du im selben Zug, mit Gartenmessern und durch Tauschen; was am Ende des Zuges übrig ist, ist verloren.',
      'Grundstoffe wachsen auf vielen Feldern. Tränke sind seltener: Vier Felder erzeugen sie und ebenso vier Karten.',
      'Ausrechnen musst du das nicht: Die Seite schlägt die günstigste Weise zu bezahlen vor, zeigt, welche Lehrlinge sie umdrehen würde, und bietet die anderen Weisen an.',
    ],
    caption: 'Die vier Felder, die Tränke erzeugen.',
  },

  glades: {
    text: [
      'Eine *Lichtung* ist eine Ecke, um die vier Plättchen liegen und auf der kein Hain ist. Die Hälften des Tempels zählen als Plättchen. Eine Lichtung erhält zu zwei Zeitpunkten einen neuen Hain:',
      'Haine bekommst du durch [Ernten](#pass), wenn du passt, und durch zwei gelbe Salamanderkarten, die dich einen beliebigen Hain aus dem Garten nehmen lassen, ohne Kristalle und ohne Weg. In beiden Fällen gewinnst du, was er zeigt, und er kommt in deine Hainreihe.',
    ],
    list: [
      '*sofort*, wenn ein neues Feld sie schließt. Sind es mehrere, in der Reihenfolge Nordwesten, Nordosten, Südosten, Südwesten;',
      '*am Ende der Runde*, wo immer ein Hain genommen wurde: von Norden nach Süden, dann von Westen nach Osten, solange der Vorrat reicht.',
    ],
    caption: 'Vier Plättchen, eines davon der Tempel, und kein Hain: eine Lichtung.',
  },

  scrolls: {
    text: [
      'Sobald du vier {scroll} *Schriftrollen* hast, gibst du sie ab und versetzt einen deiner Lehrlinge, aktiv oder nicht, von einem Feld auf einen freien Platz in einem Zauberbuch. In jedem Zauberbuch darfst du nur einmal stehen. Von fünf Schriftrollen behältst du eine.',
      'Der Platz im Garten ist wieder frei. Der Lehrling bleibt endgültig im Buch: Er arbeitet nicht mehr und zählt nicht mehr für das Feld, das er verlassen hat.',
    ],
  },

  endOfRound: [
    'Haben alle gepasst, ist die Runde vorbei. Jede Lichtung erhält einen Hain, dann beginnt die nächste Runde: neue Lehrlinge, 2 Kristalle für alle, und wer die wenigsten Punkte hat, fängt an.',
    'Nach der vierten Runde ist das Spiel vorbei.',
  ],

  endOfGame:
    'Die Punkte aus dem Spiel stehen schon auf der Leiste. Die Schlusswertung fügt Zauberbücher, Glauben und Schriftrollen hinzu, in dieser Reihenfolge. Die meisten Punkte gewinnen.',

  scoring: {
    caption: 'Punkte für den Glauben',
    faithIn: 'Gottheit',
    first: 'Am meisten',
    second: 'Am zweitmeisten',
    spellbooks: '{spellbook} *Zauberbücher*: für jeden deiner Lehrlinge darin die Punkte seines Platzes.',
    faith:
      '*Glaube*: Zähle deine Zeichen jeder Gottheit zusammen. Wer von einer keines hat, bekommt für sie keine Punkte.',
    scrolls: '{scroll} *Schriftrollen*: 1 Punkt für jede übrige.',
    duringCaption: 'Punkte während des Spiels',
    where: 'Wo',
    points: 'Punkte',
    during: {
      build: 'bis zu 4, wie auf dem Bonusplatz steht',
      bonus: 'bis zu 4, für jeden Lehrling, der dorthin gesetzt wird',
      cauldron: '2 oder 3 je …, oder 3 fest',
      temple: '2 bis 13, oder 2 je …',
      grove: '1 bis 5',
      groveRow: '4 für den 2., 3 für den 4., 2 für den 6. Hain',
      bear: 'jedes Mal 1 oder 2',
      eagle: 'jedes Mal 1 oder 2',
    },
  },

  ties: {
    list: [
      '*Gleichstand beim meisten Glauben*: Die Punkte für den ersten und den zweiten Rang werden addiert und geteilt, abgerundet. Niemand sonst erhält Punkte für diese Gottheit.',
      '*Gleichstand beim zweiten Rang*: Die Punkte für den zweiten Rang werden geteilt, abgerundet.',
      '*Gleichstand am Ende*: Der Sieg wird geteilt.',
    ],
    caption: 'Glaube in einem Spiel zu dritt: Zeichen und die Punkte, die sie bringen',
    symbols: 'Zeichen',
    explanation:
      'Beim Salamander liegen Krapp und Waid gleichauf: 12 + 6 = 18 Punkte, 9 für jeden, und Wau geht leer aus. Beim Bären ist Waid mit 8 Punkten vorn; Krapp und Wau teilen sich die 4 des zweiten Rangs. An den Adler glaubt nur Wau: 6 Punkte, und die 3 werden nicht vergeben.',
  },

  examples: {
    place:
      'Krapp setzt in den Süden des grünen Startfelds. Beide Wege enden an Hainen, die mit einem Kristall auf dieses Feld weisen: 2 Kristalle. Waid nimmt den Bonusplatz des weißen Startfelds: 1 Punkt. Der Weg nach Nordosten bringt 1 Kristall; der nach Nordwesten endet an einem Hain, dessen Kristalle anderswohin weisen, und bringt nichts.',
    build:
      'Es ist Nacht. Krapp will F05, das einen Kristall und eine Blüte kostet. Der Lehrling auf dem weißen Startfeld schneidet die Blüte; Krapp bezahlt, gewinnt 2 Punkte und legt F05 im Nordwesten an. Dort schließt es eine Lichtung – um sie liegen F05, F14, das grüne Startfeld und der Tempel –, und ein Hain wächst. F05 berührt das grüne Startfeld, Grün an Grün: Statt einen Lehrling zu setzen, nimmt Krapp die oberste Bärenkarte. Sie bringt von nun an 2 Punkte für jedes Feld, das Krapp baut.',
    cauldron:
      'Krapp hat 2 Kristalle. Der Lehrling auf dem violetten Startfeld schneidet eine Frucht; der auf F19 wird für den Kessel umgedreht, der beide Kristalle und die Frucht nimmt. Er gibt 3 Punkte je violettes Feld. Krapp steht auf dreien: dem Startfeld, F19 und F17, das einmal zählt, obwohl zwei Lehrlinge dort stehen. 9 Punkte.',
    temple:
      'Krapp will die oberste Karte des gelben Stapels. Der Lehrling auf dem grünen Startfeld schneidet ein Blatt, der auf F06 macht daraus einen Grüntrank, und der auf dem orangen Startfeld wird für den Tempel umgedreht. Krapp bezahlt den Trank und 2 Kristalle und nimmt die Karte: 7 Punkte, zwei Zeichen des Glaubens, und ein Lehrling ist wieder aktiv.',
    pass: 'Alle drei Lehrlinge dieser Runde sind gesetzt; einer hat schon gearbeitet. Krapp hat 3 Kristalle und passt. Der Lehrling auf dem orangen Startfeld schneidet 2, der auf dem weißen dreht sich für 1 um: Das macht 6, genug für zwei Haine. Der erste bringt 4 Punkte. Der zweite bringt die oberste Bärenkarte und als zweiter der Reihe noch einmal 4 Punkte. Dann wendet sich der Druide: Bei Nacht sind alle drei aktiv.',
    scrolls:
      'Krapp hat 3 Schriftrollen und setzt auf den Bonusplatz von F06: die vierte Schriftrolle, dazu ein Kristall vom Hain daneben. Alle vier werden abgegeben, und der inaktive Lehrling des weißen Startfelds kommt auf den oberen Platz eines Zauberbuchs. Sein alter Platz ist frei.',
  },

  solo: {
    text: [
      'Allein spielst du gegen *Rudolph*, einen grauen Gelehrten, der keine Züge macht: Er müht sich, und er steht dir im Weg. Baue auf wie zu zweit. Rudolph hat zehn Lehrlinge und beginnt mit 1 {scroll} Schriftrolle; wähle eine seiner drei Mühsalkarten, von leicht bis schwer.',
      'Alle anderen Regeln sind die des Spiels zu zweit. Jede Runde läuft so ab:',
    ],
    steps: [
      '*Rudolph beginnt.* Er erhält die Punkte, die seine Mühsalkarte für die Runde nennt. Dann setzt er so viele Lehrlinge, wie die Runde zählt: Für jeden wird eine Platzierungskarte aufgedeckt, deren Pfeil an einer Hälfte des Tempels beginnt, und der Lehrling geht auf das fernste Feld in dieser Richtung. Dort nimmt er den Bonusplatz, ohne dessen Ertrag; ist er besetzt, den nächsten freien im Uhrzeigersinn und eine {scroll} Schriftrolle.',
      '*Seine dritte Schriftrolle.* Er legt alle drei ab, und der zuletzt gesetzte Lehrling kommt in das erste {spellbook} Zauberbuch von links mit freiem oberem Platz, sonst mit freiem unterem. Dafür erhält er sofort Punkte.',
      '*Du spielst* alle deine Züge, bis du passt und erntest.',
      '*Rudolph erntet* jeden {grove} Hain, zu dem einer seiner Lehrlinge einen Weg hat: je 1 Punkt, kein Ertrag. Hast du jetzt nicht *mehr* Punkte als er, hast du verloren, in jeder Runde.',
      '*Du erneuerst*, so oft es seine Karte erlaubt: Eine offene Karte oder ein Feld des Flusses kommt unter ihren Stapel, und das nächste Stück zeigt sich. Dann erhält jede Ecke mit mindestens zwei Plättchen und ohne Hain einen, und die nächste Runde beginnt. Nach der vierten Runde wird nichts erneuert.',
    ],
    end: 'Bist du nach Runde 4 immer noch vorn, folgt die Schlusswertung: Du wertest wie immer; Rudolph erhält noch einmal Punkte für jeden seiner Lehrlinge in einem Zauberbuch, für den Glauben mit so vielen Symbolen jeder Art, wie seine Karte zeigt, und 1 Punkt je Schriftrolle. Hast du mehr Punkte als er, gewinnst du. Einmal am Tag gibt es eine solche Partie, die für alle dieselbe ist: die *Tagesaufgabe*.',
    caption: 'Die Mühsalkarten',
    level: 'Stufe',
    rounds: ['Punkte in Runde 1', 'Punkte in Runde 2', 'Punkte in Runde 3', 'Punkte in Runde 4'],
    spellbook: 'Punkte je Zauberbuch',
    faith: 'Symbole jedes Glaubens',
    recycling: 'Erneuern nach einer Runde',
  },

  rulings: {
    text: 'Die veröffentlichten Regeln lassen manches offen. So haben wir es entschieden; jede Auslegung steht auch dort, wo sie gilt.',
    list: {
      noRotation: 'Felder werden nicht gedreht: Der Bonusplatz liegt immer im Norden.',
      cardAfter:
        'Eine Bären- oder Adlerkarte wirkt nur auf das, was beginnt, nachdem du sie hast: nicht auf ihre eigene Ankunft, noch auf das Bauen, den Hain oder die Salamanderkarte, die sie gebracht haben.',
      harvestCounts:
        'Karten, die das Ernten belohnen, zählen jeden Hain, den du nimmst, auch einen, den dir eine Salamanderkarte umsonst gibt.',
      placeCounts:
        'Karten, die das Setzen belohnen, zählen jeden Lehrling, der auf ein Feld kommt: durch Aktion A, nach dem Bauen und im Ausnahmefall.',
      mustSettle:
        'Nach dem Bauen musst du einen Lehrling setzen oder eine Karte nehmen, wenn mindestens eines davon möglich ist.',
      colourlessTemple: 'Der Tempel hat keine Farbe: Ihn zu berühren bringt keine Karte.',
      oneDeckEmpty: 'Ist einer der beiden Stapel leer, kann nur der andere gewählt werden.',
      emptySlot: 'Sind keine Felder mehr nachzuziehen, bleibt die Stelle im Fluss leer.',
      noPoints: 'Du darfst einen Kessel auch dann nutzen, wenn er dir 0 Punkte gibt.',
      anyMeans:
        '„Auf irgendeine Weise“ meint nur freie Aktionen – Gartenmesser, Reaktivieren, Umdrehen, Tauschen – und gilt für den Augenblick, in dem du es tust.',
      wastedCrystals:
        'Du darfst Kristalle vergeuden, bis sich kein Feld im Fluss mehr bezahlen lässt. Dann gilt der Ausnahmefall.',
      freeAfterwards: 'Auf den Ausnahmefall dürfen freie Aktionen folgen, so wie auf A bis D.',
      nobodyToWake:
        'Du darfst das Gartenmesser von F09 auch führen, wenn niemand zu reaktivieren ist. Der Kristall ist ausgegeben.',
      lastGlades: 'Lichtungen erhalten auch nach der vierten Runde Haine. An den Punkten ändert das nichts.',
      wholeGainFirst:
        'Nimm zuerst den ganzen Gewinn, der die vierte Schriftrolle gebracht hat, versetze dann den Lehrling und mach dann weiter: beim Bauen, bevor das Feld liegt; beim Ernten vor dem nächsten Hain, auch wenn das deinen Weg zu ihm abschneidet.',
      justPlaced: 'Auch der Lehrling, den du gerade gesetzt hast, darf versetzt werden.',
      scrollsWait:
        'Ist in keinem Zauberbuch ein Platz für dich frei oder hast du keinen Lehrling auf einem Feld, so behältst du die Schriftrollen und holst es nach, sobald es möglich ist.',
      soloCards:
        'Rudolph hat 16 Platzierungskarten: eine für jede Hälfte des Tempels und jede der acht Richtungen. Sind alle aufgedeckt, werden sie gemischt.',
      soloLine:
        'Ein Pfeil läuft gerade über das Raster, über Lücken und über die andere Hälfte des Tempels. Ein Feld ohne freien Platz wird zugunsten des nächstnäheren übergangen.',
      soloNobody:
        'Gibt es keines, wird die nächste Karte aufgedeckt. Führt keine Karte zu einem freien Platz, setzt er niemanden.',
      soloSpellbooks:
        'Rudolph darf auf beiden Plätzen eines Zauberbuchs stehen. Ist nirgends einer frei, bleiben ihm seine Schriftrollen.',
      soloRecycling:
        'Ein erneuertes Feld überlässt seinen Platz im Fluss dem nächsten. Was nichts unter sich hat, kann nicht erneuert werden.',
      soloLabour:
        'Die Punkte der Mühsalkarten sind unsere eigenen, bestimmt durch Spiele des schweren Bots: Auf Stufe 1 soll er drei von vier Partien gewinnen, auf Stufe 2 jede zweite und auf Stufe 3 eine von vier.',
    },
  },

  reference: {
    text: 'Alle Teile, die es gibt, und was sie bedeuten.',
    colour: 'Farbe',
    tool: 'Werkzeug',
    all: 'alle',
    tools: { billhook: 'Gartenmesser', cauldron: 'Kessel' },
    shown: 'Gezeigte Felder:',
  },
};
