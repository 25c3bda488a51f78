import type { FoodGroup } from './food-group.ts'

export const cheeses: ReadonlyArray<FoodGroup> = [
  {
    contains: ['milk'],
    family: ['dairy', 'lactose'],
    foods: `
      cheese, grated cheese, shredded cheese, cheese slice, sliced cheese, cheese blend, three cheese blend, mexican blend cheese, four cheese blend, mexican cheese blend, processed cheese, melting cheese, hard cheese, soft cheese, semi hard cheese, pizza cheese, mature cheese, lowfat cheese, cheese curd, cheese stick | de: Käse, Reibekäse, Streukäse, Schmelzkäse, Hartkäse, Weichkäse, Schnittkäse, Gratinkäse, geriebener Käse, Pizzakäse, Käsescheiben | fr: fromage, fromage râpé, fromages, fromage fondu, fromage à raclette, fromage à tartiner | es: queso, queso rallado, queso fundido, queso semicurado, queso curado, queso en lonchas, queso tierno, quesos, queso para fundir | it: formaggio, formaggio grattugiato, formaggi, formaggio spalmabile, formaggio fresco, formaggio fresco spalmabile | nl: kaas, geraspte kaas, strooikaas, belegen kaas, oude kaas, jonge kaas, smeerkaas, roomkaas, pizzakaas
    `,
  },
  {
    contains: ['milk'],
    family: ['cheese', 'dairy'],
    foods: `
      cheddar, cheddar cheese, sharp cheddar, sharp cheddar cheese, mature cheddar, white cheddar, extra sharp cheddar, mild cheddar
      mozzarella, mozzarella cheese, fresh mozzarella, buffalo mozzarella, mozzarella ball, mozzarella pearl, bocconcini, ciliegine, fior di latte | de: Büffelmozzarella, Mozzarellakugeln, Mini Mozzarella | fr: mozzarella di bufala, mozza, billes de mozzarella | es: queso mozzarella, perlas de mozzarella | it: mozzarella di bufala, mozzarelline, fiordilatte | nl: mozzarellabolletjes
      burrata; stracciatella, stracciatella cheese; scamorza; provola; provolone, provolone cheese; caciocavallo; stracchino, crescenza; robiola; taleggio; fontina, fontina cheese; asiago fresco; bel paese; quartirolo
      feta, feta cheese, crumbled feta | de: Fetakäse, Schafskäse, Hirtenkäse, Feta Käse | fr: féta | es: queso feta | nl: fetakaas, fetakaas light
      ricotta, ricotta cheese, ricotta salata | es: requesón, queso ricotta | fr: ricotta fraîche | it: ricotta di pecora, ricotta vaccina
      mascarpone, mascarpone cheese | es: queso mascarpone
      halloumi, haloumi, halloumi cheese, grilling cheese | de: Grillkäse, Halloumikäse
      paneer, panir, indian cheese | de: Paneerkäse
      cream cheese, philadelphia, philadelphia cheese, cream cheese spread, neufchatel, neufchatel cheese, soft cheese spread, boursin, garlic and herb cheese, laughing cow, cream cheese block | de: Frischkäse, Doppelrahmfrischkäse, Kräuterfrischkäse, Philadelphia, Schmelzkäsezubereitung | fr: fromage frais, saint moret, kiri, vache qui rit, cream cheese | es: queso crema, queso philadelphia, queso de untar, queso cremoso | it: philadelphia, robiola fresca | nl: roomkaas naturel, kruidenkaas, monchou
      cottage cheese, curd cheese, farmer cheese, pot cheese, dry curd cottage cheese, tvorog | de: Hüttenkäse, Schichtkäse, körniger Frischkäse, Cottage Cheese | es: queso cottage | it: fiocchi di latte | nl: hüttenkäse
      quark, curd, curds | es: cuajada | de: Quark, Magerquark, Topfen, Speisequark, Sahnequark, Magertopfen | es: queso quark, queso batido | nl: kwark, magere kwark
      fromage frais, fromage blanc, faisselle, petit suisse, fromage frai | fr: fromage blanc, petits suisses, petit suisse | es: queso fresco batido | it: formaggio quark
      goat cheese, goat's cheese, goats cheese, chevre, soft goat cheese, goat cheese log | de: Ziegenkäse, Ziegenfrischkäse, Ziegenkäserolle, Ziegencamembert | fr: chèvre, fromage de chèvre, bûche de chèvre, chèvre frais, crottin de chèvre, crottins de chavignol, chèvres | es: queso de cabra, rulo de cabra | it: formaggio di capra, caprino, caprini | nl: geitenkaas, zachte geitenkaas
      brie, brie cheese | es: queso brie; camembert, camembert cheese | es: queso camembert | nl: camembertkaas
      coulommiers; chaource; munster, muenster, muenster cheese; mont d'or, vacherin; neufchâtel; reblochon, reblochon cheese | fr: reblochon fermier; tomme | fr: tome, tome fraîche; saint nectaire; cantal; morbier; beaufort; abondance; saint marcellin; port salut; langres; epoisses; mimolette; boulette d'avesnes; maroilles
      emmental, emmenthal, emmentaler, swiss cheese | de: Emmentaler | fr: emmental râpé, gruyère râpé | es: queso emmental, queso suizo | it: emmentaler, emmental grattugiato
      appenzeller; tilsit, tilsiter; bergkase, mountain cheese | de: Bergkäse, Alpkäse, Vorarlberger Bergkäse; raclette, raclette cheese | de: Raclettekäse | fr: raclette au lait cru; butterkase | de: Butterkäse; limburger | de: Romadur; harzer | de: Harzer Käse, Handkäse
      edam, edam cheese | de: Edamer | nl: edammer
      gouda, gouda cheese, smoked gouda | de: mittelalter Gouda | es: queso gouda | nl: goudse kaas; maasdam | nl: maasdammer; leerdammer
      havarti; jarlsberg; gjetost, brunost; danbo; fynbo; vasterbotten, vasterbottensost
      monterey jack, monterey jack cheese, jack cheese, pepper jack, pepper jack cheese, colby, colby jack, colby cheese, colby jack cheese, monterey cheese
      american cheese, velveeta, string cheese, cheese whiz, cheez whiz, spray cheese, nacho cheese, nacho cheese sauce, queso dip, cheese sauce, cheese dip, cheese powder, cheese spread
      cotija, cotija cheese, queso anejo; queso fresco, panela cheese, queso blanco | es: queso fresco, queso panela, queso blanco, queso de burgos; oaxaca cheese, quesillo | es: queso oaxaca; queso, chihuahua cheese, queso quesadilla | es: queso chihuahua
      stilton, stilton cheese; blue cheese, bleu cheese, danish blue, roquefort cheese crumbled, crumbled blue cheese, cambozola | de: Blauschimmelkäse, Edelpilzkäse | fr: bleu d'auvergne, fourme d'ambert, fromage bleu, bleu de bresse, bleu de gex | es: queso azul, cabrales | it: formaggio erborinato | nl: blauwe kaas, blauwschimmelkaas
      double gloucester; red leicester; wensleydale; cheshire cheese; lancashire cheese; caerphilly; gloucester cheese
      kashkaval; kasseri; kefalotyri; kefalograviera; graviera; mizithra, myzithra; manouri; telemea; sulguni; oscypek; twarog; beyaz peynir; sheep cheese, sheep's cheese | fr: fromage de brebis, ossau iraty, brousse, brocciu | es: queso de oveja, idiazábal, queso idiazábal, queso zamorano, tetilla, queso tetilla, mahón, queso mahón, torta del casar | it: formaggio di pecora | nl: schapenkaas
    `,
  },
  // The rules for these cheeses require animal rennet. Vegetarian sites disagree about them, but strict vegetarians
  // avoid them.
  {
    contains: ['milk', 'rennet'],
    family: ['cheese', 'dairy'],
    foods: `
      parmesan, parmesan cheese, parmigiano, parmigiano reggiano, parmigiano reggiano cheese, parm, parmesan rind, parm cheese, parmesan shaving | de: Parmesan, Parmesankäse | fr: parmesan, parmesan râpé, copeaux de parmesan | es: queso parmesano, parmesano | it: parmigiano grattugiato, parmigiano reggiano grattugiato | nl: parmezaan, parmezaanse kaas, Parmezaan
      grana padano, grana | it: grana grattugiato, grana padano grattugiato
      pecorino, pecorino romano, pecorino cheese, pecorino romano cheese, romano, romano cheese | it: pecorino grattugiato, pecorino sardo, pecorino toscano
      gruyere, gruyere cheese | de: Greyerzer, Gruyère | fr: gruyère | es: queso gruyère | it: groviera
      gorgonzola, gorgonzola cheese | it: gorgonzola dolce, gorgonzola piccante | es: queso gorgonzola
      roquefort, roquefort cheese | es: queso roquefort
      comte, comte cheese | fr: comté, comté râpé
      manchego, manchego cheese | es: queso manchego
      asiago, asiago cheese
      sbrinz; parmesan blend, italian cheese blend, italian cheese, italian blend cheese
    `,
  },
]
