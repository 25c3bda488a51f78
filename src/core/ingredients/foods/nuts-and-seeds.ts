import type { FoodGroup } from './food-group.ts'

/**
 * Pine nuts and chestnuts count as nuts, because most people who avoid nuts are told to avoid all of them. Coconut and
 * nutmeg don't count.
 */
export const nutsAndSeeds: ReadonlyArray<FoodGroup> = [
  {
    contains: ['nuts', 'peanuts'],
    mayBe: ['almond', 'walnut', 'hazelnut', 'pecan', 'cashew', 'pistachio', 'macadamia', 'brazil nut'],
    foods: `
      nut, mixed nut, chopped nut, roasted nut, unsalted nut | de: Nuss, Nüsse, gemischte Nüsse, Nüssen, Nusskerne, gehackte Nüsse | fr: fruits à coque, fruits secs mélangés, mélange de noix | es: frutos secos, fruto seco, frutas secas, frutos secos variados | it: frutta secca, frutta a guscio | nl: noot, noten, gemengde noten, notenmix, nootjes
      nut mix, trail mix, bombay mix | de: Studentenfutter | nl: studentenhaver
      nut butter, nut spread | de: Nussmus | nl: notenpasta
      brittle, nut brittle | de: Krokant | es: crocanti | it: croccante
    `,
  },
  {
    contains: ['nuts'],
    mayBe: ['almond', 'walnut', 'hazelnut', 'cashew', 'macadamia'],
    family: ['nut'],
    foods: 'tree nut; nut oil; nut milk | de: Nussmilch; nut meal, nut flour, ground nut mix | de: gemahlene Nüsse',
  },
  {
    contains: ['nuts'],
    family: ['nut'],
    foods: `
      almond, flaked almond, slivered almond, ground almond, sliced almond, blanched almond, whole almond, marcona almond, smoked almond, almond flake, almond sliver | de: Mandel, Mandeln, Mandelblättchen, Mandelstifte, gemahlene Mandeln, gehobelte Mandeln, Mandelsplitter, Mandelkerne, Mandelgrieß | fr: amande, amandes, amandes effilées, poudre d'amandes, poudre d'amande, amandes en poudre, amandes entières, amandes moulues | es: almendra, almendras, almendra molida, almendras laminadas, almendras crudas, almendra laminada, almendras fileteadas, almendra en polvo | it: mandorla, mandorle, mandorle a lamelle, mandorle pelate, mandorle a scaglie, granella di mandorle | nl: amandel, amandelen, amandelschaafsel, gemalen amandelen, geschaafde amandelen
    `,
  },
  {
    contains: ['nuts'],
    family: ['almond', 'nut'],
    foods: `
      almond flour, almond meal | de: Mandelmehl | fr: farine d'amande, farine d'amandes | es: harina de almendra, harina de almendras | it: farina di mandorle, farina di mandorla | nl: amandelmeel
      almond butter, almond paste, almond cream, almond spread | de: Mandelmus, Mandelcreme | fr: purée d'amande, purée d'amandes | es: crema de almendras, mantequilla de almendras, pasta de almendras | it: crema di mandorle, burro di mandorle, pasta di mandorle | nl: amandelpasta, amandelspijs
      almond milk, almond drink, almond beverage, almond creamer | de: Mandelmilch, Mandeldrink, Mandelsahne | fr: lait d'amande, lait d'amandes, boisson à l'amande | es: leche de almendras, leche de almendra, bebida de almendras | it: latte di mandorla, latte di mandorle | nl: amandelmelk
      almond extract, almond essence, almond flavoring, bitter almond extract, bitter almond oil, almond oil | de: Bittermandelaroma, Bittermandelöl, Mandelaroma, Bittermandel | fr: extrait d'amande amère, extrait d'amande, arôme amande amère | es: extracto de almendra, esencia de almendra | it: aroma di mandorla, aroma mandorla, essenza di mandorla | nl: amandelextract, amandelaroma
      almond yogurt; orgeat, orgeat syrup, almond syrup | fr: sirop d'orgeat; marzipan, mazapan, marzipan paste | de: Marzipan, Marzipanrohmasse, Marzipandecke | fr: pâte d'amande, pâte d'amandes, massepain | es: mazapán | it: marzapane, pasta reale | nl: marsepein
      chocolate covered almond, jordan almond, sugared almond | de: gebrannte Mandeln | fr: dragées | it: confetti alla mandorla
      romesco, romesco sauce | es: salsa romesco
    `,
  },
  {
    contains: ['nuts'],
    family: ['nut'],
    foods: `
      walnut, walnut half, walnut piece, walnut oil, black walnut, walnut kernel, chopped walnut, walnut butter | de: Walnuss, Walnüsse, Walnusskerne, Walnusshälften, Baumnüsse, Walnussöl, Walnusskernen | fr: noix, cerneaux de noix, noix de grenoble, huile de noix, cerneau de noix | es: nueces, nuez, nueces peladas, aceite de nuez, nueces de castilla | it: noci, noce, gherigli di noce, gherigli di noci, olio di noci, noci sgusciate | nl: walnoot, walnoten, walnotenolie, okkernoten
      pecan, pecan nut, pecan half, pecan piece | de: Pekannüsse, Pekannuss, Pecannüsse | fr: noix de pécan, pécan | es: nueces pecanas, pecanas, nuez pecana | it: noci pecan, noce pecan | nl: pecannoten
      hazelnut, filbert, hazelnut flour, hazelnut meal, hazelnut oil, ground hazelnut, hazelnut butter, hazelnut milk, hazelnut paste, cobnut | de: Haselnuss, Haselnüsse, Haselnusskerne, gemahlene Haselnüsse, Haselnussmus, Haselnüssen, Haselnussmehl | fr: noisette, noisettes, poudre de noisettes, poudre de noisette, huile de noisette, purée de noisette, pâte de noisette | es: avellana, avellanas, avellanas tostadas, avellana molida | it: nocciola, nocciole, granella di nocciole, farina di nocciole, pasta di nocciole, nocciole tostate | nl: hazelnoot, hazelnoten, hazelnootpasta
      cashew, cashew nut, cashew butter, cashew cream, cashew milk, cashew cheese, raw cashew | de: Cashewkerne, Cashews, Cashewnüsse, Cashewmus, Cashew Kerne | fr: noix de cajou, cajou, purée de cajou | es: anacardos, anacardo, crema de anacardos, nuez de la india | it: anacardi, anacardo | nl: cashewnoten, cashews, cashewnoot
      pistachio, pistachio nut, pistachio paste, shelled pistachio, pistachio cream, pistachio butter, pistachio kernel | de: Pistazien, Pistazie, Pistazienkerne, Pistaziencreme | fr: pistache, pistaches, pâte de pistache, pistaches non salées | es: pistacho, pistachos, pistachos pelados | it: pistacchi, pistacchio, granella di pistacchi, crema di pistacchio, farina di pistacchi, pasta di pistacchio | nl: pistachenoten, pistache, pistachenootjes
      macadamia, macadamia nut | de: Macadamianüsse, Macadamianuss | fr: noix de macadamia | es: nueces de macadamia | it: noci macadamia, noci di macadamia | nl: macadamianoten
      brazil nut | de: Paranüsse, Paranuss | fr: noix du brésil | es: nueces de brasil | it: noci del brasile | nl: paranoten
      pine nut, pine kernel, pinenut, pignoli, toasted pine nut | de: Pinienkerne, Pinienkern | fr: pignons, pignons de pin, pignon de pin | es: piñones, piñón | it: pinoli, pinolo | nl: pijnboompitten
      chestnut, chestnut flour, chestnut puree, cooked chestnut, roasted chestnut, chestnut cream, vacuum packed chestnut | de: Kastanie, Kastanien, Maronen, Maroni, Esskastanien, Maronenpüree | fr: châtaignes, châtaigne, marrons, marron, crème de marrons, farine de châtaigne, farine de châtaignes, purée de marrons, marrons glacés | es: castaña, castañas, harina de castañas, crema de castañas | it: castagne, castagna, marroni, farina di castagne, crema di marroni | nl: kastanje, kastanjes, kastanjepuree
      candlenut, kemiri | nl: kemirinoten; tiger nut, horchata | de: Erdmandeln; acorn; hickory nut; ginkgo nut; pili nut; beechnut; shea nut
    `,
  },
  {
    contains: ['peanuts'],
    family: ['nut'],
    foods: `
      peanut, ground nut, groundnut, monkey nut, roasted peanut, dry roasted peanut, salted peanut, crushed peanut | de: Erdnuss, Erdnüsse, Erdnüssen, Erdnusskerne | fr: cacahuète, cacahuètes, cacahouètes, arachides, arachide | es: cacahuete, cacahuetes, cacahuate, maní, cacahuates | it: arachide, arachidi, noccioline | nl: pinda, pinda's, pindas
    `,
  },
  {
    contains: ['peanuts'],
    mayContain: ['soy', 'gluten'],
    family: ['peanut', 'nut'],
    foods:
      'peanut sauce, satay, satay sauce, satay paste, satay stick | de: Erdnusssauce, Erdnusssoße | fr: sauce satay, sauce cacahuète | es: salsa de cacahuete | it: salsa di arachidi | nl: satésaus, pindasaus',
  },
  {
    contains: ['peanuts'],
    family: ['peanut', 'nut'],
    foods: `
      peanut butter, crunchy peanut butter, smooth peanut butter, creamy peanut butter, natural peanut butter, pb2, powdered peanut butter, chunky peanut butter | de: Erdnussbutter, Erdnussmus | fr: beurre de cacahuète, beurre de cacahuètes, beurre d'arachide | es: mantequilla de cacahuete, crema de cacahuete, mantequilla de maní, crema de cacahuate | it: burro di arachidi, burro d'arachidi | nl: pindakaas
      peanut oil, groundnut oil, arachis oil | de: Erdnussöl | fr: huile d'arachide | es: aceite de cacahuete, aceite de maní | it: olio di arachidi, olio di semi di arachide, olio di arachide | nl: arachideolie, pindaolie
      peanut flour, peanut powder; suya spice, yaji; boiled peanut
    `,
  },
  {
    contains: ['nuts', 'sesame'],
    mayContain: ['peanuts'],
    mayBe: ['hazelnut', 'almond', 'pistachio'],
    family: ['nut', 'sesame'],
    foods: 'dukkah, dukka, duqqa',
  },
  {
    contains: ['nuts'],
    mayContain: ['peanuts', 'sesame', 'gluten'],
    mayBe: ['almond', 'walnut', 'hazelnut'],
    family: ['nut'],
    foods: 'mole, mole paste, mole sauce, mole poblano | es: mole en pasta; muhammara',
  },
  {
    contains: ['nuts', 'milk'],
    mayContain: ['soy', 'peanuts'],
    mayBe: ['hazelnut', 'almond'],
    family: ['nut', 'chocolate'],
    foods: `
      praline, praline paste, praline powder, pralines, pralin | de: Pralinen, Nougat, Nugat, Nussnougat, Nougatmasse | fr: pralin, praliné, pralinoise, nougatine | es: praliné, turrón de chocolate | it: pralinato, praline | nl: praliné, bonbons
      gianduja, gianduia | it: gianduia, cioccolato gianduia, cioccolato gianduja, gianduiotti
      chocolate spread, chocolate nut spread | de: Schokoladenaufstrich, Schokocreme | es: crema de cacao | nl: chocoladepasta
      rocky road; almond joy; daim, dime bar; toffee almond, almond roca
    `,
  },
  {
    contains: ['nuts', 'milk'],
    mayContain: ['soy'],
    family: ['hazelnut', 'nut', 'chocolate'],
    foods: `
      nutella, chocolate hazelnut spread, hazelnut spread, hazelnut chocolate spread, hazelnut chocolate | de: Nussnougatcreme, Nuss Nougat Creme, Nougatcreme | fr: pâte à tartiner | es: crema de cacao y avellanas, nocilla, crema de avellanas | it: crema di nocciole, crema spalmabile, crema alle nocciole, crema gianduia
      ferrero rocher, kinder bueno; ferrero
    `,
  },
  {
    contains: ['nuts', 'milk', 'honey'],
    mayContain: ['eggs', 'soy'],
    family: ['almond', 'nut', 'chocolate'],
    foods: 'toblerone',
  },
  {
    contains: ['peanuts', 'milk'],
    mayContain: ['soy'],
    family: ['peanut', 'nut', 'chocolate'],
    foods:
      "peanut butter cup, peanut butter chip, reese, reese's peanut butter cup, peanut butter candy, peanut butter m&m, mini peanut butter cup, peanut m&m, butterfinger",
  },
  {
    contains: ['peanuts', 'milk', 'eggs'],
    mayContain: ['soy'],
    family: ['peanut', 'nut', 'chocolate'],
    foods: 'snicker, snickers bar',
  },
  {
    contains: ['nuts', 'eggs', 'honey'],
    mayContain: ['milk'],
    mayBe: ['almond', 'hazelnut', 'pistachio'],
    family: ['nut'],
    foods: `
      nougat | de: weißer Nougat, türkischer Honig | fr: nougat, nougat de montélimar | es: turrón, turrón blando, turrón de jijona, turrón de alicante, turrón duro | it: torrone, torrone morbido | nl: noga
      turron; torrone
    `,
  },
  {
    contains: ['sesame'],
    foods: `
      sesame, sesame seed, black sesame, black sesame seed, white sesame seed, toasted sesame seed, gomasio | de: Sesam, Sesamsamen, Sesamkörner, Sesamsaat | fr: sésame, graines de sésame, graines de sésame noir | es: sésamo, semillas de sésamo, ajonjolí | it: sesamo, semi di sesamo | nl: sesam, sesamzaad, sesamzaadjes
    `,
  },
  {
    contains: ['sesame'],
    family: ['sesame'],
    foods: `
      sesame oil, toasted sesame oil, dark sesame oil, asian sesame oil | de: Sesamöl, geröstetes Sesamöl | fr: huile de sésame | es: aceite de sésamo | it: olio di sesamo | nl: sesamolie
      tahini, tahini paste, sesame paste, black sesame paste, tahini butter, tahina | de: Tahin, Tahina, Sesammus, Sesampaste, Tahini | fr: tahin, tahini, purée de sésame, crème de sésame | es: tahine, tahin, pasta de sésamo, tahini | it: tahin, crema di sesamo, tahina | nl: tahin, sesampasta
      hummus = houmous = hommus | de: Hummus | fr: houmous | es: humus | nl: hoemoes
      baba ganoush, baba ghanoush, moutabal; zaatar, za atar, za'atar | fr: zaatar | es: zatar
      shichimi togarashi, togarashi, shichimi
    `,
  },
  {
    // Sesame paste and sugar, often with pistachios. The Indian sweet with the same name is made with milk.
    contains: ['sesame'],
    mayContain: ['nuts', 'honey', 'milk', 'gluten'],
    family: ['sesame'],
    foods: 'halva, halvah, halwa | de: Halwa',
  },
  {
    contains: ['sesame'],
    mayContain: ['fish', 'soy', 'gluten'],
    foods: 'furikake',
  },
  {
    contains: ['sesame'],
    foods:
      'everything bagel seasoning, everything but the bagel seasoning, everything seasoning, everything bagel spice',
  },
  {
    mayContain: ['sesame'],
    foods:
      'seed, mixed seed, seed mix | de: Kerne, Körnermix, Kernemix, Samen | fr: graines mélangées, mélange de graines | es: semillas variadas, mezcla de semillas | it: semi misti | nl: zadenmix, pittenmix',
  },
]
