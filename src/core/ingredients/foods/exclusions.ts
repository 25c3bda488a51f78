import { type Content } from './contents.ts'
import { foldFood, wordsOf } from './words.ts'

/**
 * Names that people use for exclusions, in all languages. Wheat counts as gluten, because few lists state which grain
 * is in a bread.
 */
const exclusions: ReadonlyArray<readonly [contents: ReadonlyArray<Content>, names: string]> = [
  [['gluten'], 'gluten, wheat, gluten grain, Weizen, Gluten, blé, trigo, glutine, grano, frumento, tarwe'],
  [['crustaceans'], 'crustacean, Krebstiere, Krustentiere, crustacés, crustáceos, crostacei, schaaldieren'],
  [['eggs'], 'egg, Ei, Eier, Eiern, œuf, œufs, huevo, huevos, uovo, uova, eieren'],
  [['fish'], 'fish, Fisch, poisson, pescado, pesce, vis'],
  [
    ['peanuts'],
    'peanut, groundnut, Erdnuss, Erdnüsse, Erdnüssen, cacahuète, cacahuètes, arachide, arachides, arachidi, cacahuete, cacahuetes, cacahuate, maní, pinda, pindas',
  ],
  [['soy'], 'soy, soya, soybean, soya bean, soy product, Soja, soia'],
  [
    ['milk'],
    `milk, cow milk, dairy, dairy product, milk product, lactose, milk protein, casein, whey, Milch, Milchprodukte, Milchprodukten, Laktose,
    lait, laitages, produits laitiers, leche, lácteos, productos lácteos, lactosa, latte, latticini, lattosio, melk, zuivel`,
  ],
  [
    ['nuts', 'peanuts'],
    `nut, any nut, Nuss, Nüsse, Nüssen, noix, fruits à coque, frutos secos, nueces, nuez, noci, frutta secca, frutta a guscio, noten, noot`,
  ],
  [['nuts'], 'tree nut, Schalenfrüchte, Baumnuss'],
  [['celery'], 'celery, celeriac, Sellerie, céleri, apio, sedano, selderij, bleekselderij'],
  [['mustard'], 'mustard, Senf, moutarde, mostaza, senape, mosterd'],
  [['sesame'], 'sesame, sesame seed, Sesam, sésame, sésamo, ajonjolí, sesamo'],
  [
    ['sulfites'],
    'sulfite, sulphite, sulfur dioxide, sulphur dioxide, Sulfite, Sulfit, Sulfiten, sulfites, sulfitos, solfiti, sulfiet, sulfieten',
  ],
  [['lupin'], 'lupin, lupine, lupini, Lupine, Lupinen, altramuz, altramuces, lupini'],
  [['molluscs'], 'mollusc, mollusk, Weichtiere, mollusques, moluscos, molluschi, weekdieren'],
  [
    ['crustaceans', 'molluscs'],
    'shellfish, Schalentiere, Meeresfrüchte, Meeresfrüchten, fruits de mer, marisco, mariscos, frutti di mare, schelpdieren',
  ],
  [['fish', 'crustaceans', 'molluscs'], 'seafood, zeevruchten'],
  [['meat'], 'meat, Fleisch, viande, carne, vlees'],
  [['pork'], 'pork, pig, Schwein, Schweinefleisch, porc, cerdo, maiale, varkensvlees'],
  [['alcohol'], 'alcohol, Alkohol, alcool, alcol'],
  [['gelatin'], 'gelatin, gelatine, Gelatine, gélatine, gelatina'],
  [['rennet'], 'rennet, animal rennet, Lab, présure, cuajo, caglio, stremsel'],
  [['honey'], 'honey, Honig, miel, miele, honing'],
]

/** Returns the singular. The search corrects words to the form that recipes use, which may be the plural. */
const keyOf = (text: string) => wordsOf(foldFood(text)).join(' ')

const contentsByName: ReadonlyMap<string, ReadonlyArray<Content>> = new Map(
  exclusions.flatMap(([contents, names]) => names.split(',').map((name) => [keyOf(name), contents] as const)),
)

/** Returns the contents that an exclusion of this name also leaves out. Undefined for an ordinary food. */
export const excludedBy = (text: string): ReadonlyArray<Content> | undefined => contentsByName.get(keyOf(text))
