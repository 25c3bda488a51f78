import { categoryKey } from '../../../core/recipes/categories/category.ts'
import { indexNames, knownCategory } from './categories.ts'

/** Cuisines, with other names that pages of the languages we read give to the same one. */
const knownCuisines: Readonly<Record<string, string>> = {
  African: 'afrikanisch, africaine, africana, afrikaans, afrikansk',
  American:
    'usa, us, eeuu, united states, amerikanisch, américaine, americana, estadounidense, amerikaans, amerikansk, amerykańska',
  Argentinian: 'argentine, argentina, argentinisch',
  Asian: 'asia, asiatisch, asiatique, asiática, asiatica, aziatisch, aziatische, asiatisk, azjatycka',
  Australian: 'australia, australisch',
  Austrian: 'österreichisch, autrichienne, österreich, austria',
  Balkan: '',
  Basque: 'vasca, euskadi',
  Belgian: 'belgisch, belgische, belge, belgië, belgium',
  Bosnian: 'bosnisch, bosanska',
  Brazilian: 'brasilianisch, brasileira, brésilienne, brasiliana, braziliaans, brazil, brasil',
  British: 'english, britisch, englisch, inglesa, inglese, anglaise, brits, engels, uk, united kingdom, england',
  Cajun: '',
  Canadian: 'kanadisch, canadienne, canada, québécoise',
  Caribbean: 'karibisch, caribéenne, caribe, caribisch',
  'Central American': '',
  Chilean: 'chilena',
  Chinese: 'chinese-american, chinesisch, chinoise, china, cinese, chinees, chinese keuken, kinesisk, chińska',
  Colombian: 'colombiana',
  Creole: 'créole',
  Croatian: 'kroatisch, hrvatska',
  Cuban: 'cubana, kubanisch',
  Czech: 'tschechisch, česká, tchèque',
  Danish: 'dänisch, dansk, danoise, deens',
  Dutch: 'niederländisch, holländisch, nederlands, nederlandse, hollands, holländsk, néerlandaise',
  'Eastern European': 'osteuropäisch, oost-europees',
  Ecuadorian: '',
  Egyptian: 'ägyptisch',
  Ethiopian: 'äthiopisch',
  European: 'europäisch, européenne, europea, europees, europeisk, europa',
  Filipino: 'philippine, philippinisch',
  Finnish: 'finnisch, finsk',
  French: 'französisch, française, francaise, francesa, francese, frans, franse, fransk, francuska, france',
  Georgian: 'georgisch, géorgienne',
  German: 'deutsch, deutsche, allemande, alemana, tedesca, duits, tysk, germany, deutschland, niemiecka',
  Greek: 'griechisch, grecque, griega, greca, grieks, griekse, grekisk, græsk, gresk, grecka, greece',
  Hawaiian: 'hawaiianisch',
  Hungarian: 'ungarisch, hongroise, magyar, hongaars, ungarsk',
  Indian: 'indisch, indische, indienne, india, indiana, indiaas, indisk, indyjska, hindú',
  Indonesian: 'indonesisch, indonésienne, indonesia, indonesische',
  Irish: 'irisch, irlandaise, iers',
  Israeli: 'israelisch',
  Italian:
    'italian american, italian-american, italienisch, italienne, italiana, italia, italiaans, italiaanse, italiensk, italienska, włoska, italy, italien',
  Jamaican: 'jamaikanisch',
  Japanese: 'japanisch, japonaise, japonesa, giapponese, japans, japanse, japansk, japońska, japan, 日本料理',
  Jewish: 'jüdisch, juive, kosher',
  Korean: 'koreanisch, coréenne, coreana, koreaans, koreansk, korea',
  'Latin American': 'latin, lateinamerikanisch, latinoamericana, latino',
  Lebanese: 'libanesisch, libanaise, libanesa, libanees',
  Malaysian: 'malaysisch, malaisienne',
  Mediterranean: 'mediterran, méditerranéenne, mediterránea, mediterranea, mediterraan, middelhavet',
  Mexican: 'mexikanisch, mexicaine, mexicana, messicana, mexicaans, mexicaanse, mexikansk, meksykańska, mexico, méxico',
  'Middle Eastern': 'orientalisch, orientale, nahöstlich, midden-oosters, arabisch, arabic, árabe, mellanöstern',
  Moroccan: 'marokkanisch, marocaine, marroquí, marokkaans',
  'New Zealand': '',
  'North African': 'maghrébine, nordafrikanisch',
  Norwegian: 'norwegisch, norsk, norge',
  Pakistani: '',
  Persian: 'iranian, persisch, iranisch, persane',
  Peruvian: 'peruana, peruanisch, péruvienne',
  Polish: 'polnisch, polonaise, polska, pools',
  Portuguese: 'portugiesisch, portugaise, portuguesa, portoghese, portugees, portugisisk',
  'Puerto Rican': '',
  Romanian: 'rumänisch, românească',
  Russian: 'russisch, russe, rusa, russa, russisk',
  Scandinavian: 'nordic, skandinavisch, scandinavisch, nordisk, scandinave',
  Scottish: 'schottisch, écossaise',
  Serbian: 'serbisch, srpska',
  Singaporean: '',
  Slovak: 'slowakisch, slovenská',
  'South African': 'südafrikanisch',
  'South American': 'südamerikanisch, sudamericana',
  'Southeast Asian': '',
  Southern: 'southern us, soul food, southern american',
  Southwestern: 'southwest',
  Spanish: 'spanisch, espagnole, española, spagnola, spaans, spaanse, spansk, hiszpańska, spain, españa',
  'Sri Lankan': '',
  Swedish: 'schwedisch, svensk, svenska, zweeds, suédoise',
  Swiss: 'schweizerisch, schweiz, suisse, schweizer, zwitsers',
  Taiwanese: '',
  'Tex-Mex': 'tex mex, texmex',
  Thai: 'thailändisch, thaïlandaise, thaï, tailandesa, thais, thaise, thailandsk, tajska, thailand',
  Turkish: 'türkisch, turque, turca, turska, turks, turkse, tyrkisk, turecka, türk, türk mutfağı',
  Ukrainian: 'ukrainisch, українська',
  Vietnamese: 'vietnamesisch, vietnamienne, vietnamita, vietnamees, vietnamesisk, wietnamska, vietnam',
}

const byKey = indexNames(knownCuisines)

/** Words around the name that say only that it is a cuisine: "Mexican cuisine", "cocina italiana", "Thai-inspired". */
const cuisineWord =
  /^(?:other|cuisine|cocina|cucina|kuchnia|recetas?|recettes?|ricette)(?::\s*|\s+)|[\s-]+(?:cuisine|cooking|food|recipes?|inspired|style|fusion|küche|keuken|kitchen|rezepte|recepten|kjøkken|køkken|kök|classics?|contemporary)$/giu
/** "Comfort food" and "home cooking" are no cuisines of a "comfort" or a "home". */
const partOfName = /[\s-](?:food|cooking|style|kitchen|classics?)$/iu

/** Pages write these where the food is from nowhere in particular. */
const anywhere: ReadonlySet<string> = new Set(
  'world international internasjonal internationale internacional internazionale internationaal global other various any none n/a unknown fusion modern continental western local universal best healthy easy traditional homemade'.split(
    ' ',
  ),
)

const longest = 40

/**
 * Turns what a page calls the cuisine of its recipe into names that every page shares: "cocina italiana" is Italian. Some
 * pages write a category there, such as "Dessert", which is returned apart.
 */
export function readCuisine(written: string | null): { cuisine: string | null; categories: ReadonlyArray<string> } {
  // Some pages have a step of the recipe there.
  if (!written || /^https?:|\p{Ll}{3}\. \p{Lu}/u.test(written)) return { cuisine: null, categories: [] }
  const parts = written.split(/\s*[,;|•]\s*/u).flatMap(partsOf)
  const cuisines = new Set(parts.flatMap(({ known }) => known ?? []))
  const unknown = parts.filter(({ known }) => !known)
  const categories = unknown.flatMap(({ bare }) => knownCategory(bare) ?? [])
  if (cuisines.size > 0 || categories.length > 0) return { cuisine: [...cuisines].join(', ') || null, categories }
  const other = unknown.find(({ shown }) => shown.length <= longest && /^\p{L}[\p{L} '’-]*$/u.test(shown))
  return { cuisine: other ? capitalized(other.shown) : null, categories }
}

interface CuisinePart {
  bare: string
  shown: string
  known?: string | undefined
}

/** Reads "Cajun & Creole" as two, but "Trinidad and Tobago" as one. */
function partsOf(written: string): Array<CuisinePart> {
  if (anywhere.has(written.toLowerCase())) return []
  const parts = written.split(/\s*\/\s*|\s+(?:&|and|or)\s+/u).flatMap(partOf)
  const isListed =
    parts.length < 2 || written.includes('/') || parts.some(({ bare, known }) => known ?? knownCategory(bare))
  return isListed ? parts : partOf(written)
}

function partOf(written: string): Array<CuisinePart> {
  const name = written.trim().replaceAll('_', ' ')
  const bare = name.replaceAll(cuisineWord, '').trim()
  if (bare === '' || anywhere.has(bare.toLowerCase())) return []
  return [{ bare, shown: partOfName.test(name) ? name : bare, known: knownCuisine(name, bare) }]
}

/** "U.S." and "französische Rezepte" are known without the dots and the ending. */
const knownCuisine = (name: string, bare: string): string | undefined =>
  [name, bare, name.replaceAll('.', ''), bare.replace(/(?<=isch)e[nr]?$/i, '')]
    .map((form) => byKey.get(categoryKey(form)))
    .find(Boolean)

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
