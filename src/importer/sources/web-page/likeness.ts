import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
import { measuresIngredient } from '../../../core/ingredients/measured-text.ts'
import { startsWithFact, statesOnlyFacts } from './labelled-facts.ts'
import { isReaction } from './reactions.ts'
import { isOnlyTime } from './time-line.ts'

const startsWithAmount = new RegExp(
  String.raw`^(?:ca\.?|about|approx\.?|circa|env\.?|\(|~)?\s*(?:[\d${fractionSigns}]|(?:a|an|one|two|three|half|ein|eine|einen|une?|deux|una?|uma?|dos|een|en|ett|et)\s\p{L})`,
  'iu',
)
const toTaste =
  /\b(?:to taste|for (?:serving|garnish|frying|the|dusting)|optional|salt|pepper|sel|poivre|sal|salz|zout|sale|olja|nach (?:geschmack|belieben)|al gusto|a gosto|q\.?b\.?|naar smaak|efter smag)\b/iu
const buttonLabel =
  /^(?:print|share|save|pin|pin it|add (?:all )?to (?:my |your |the )?(?:cart|basket|bag|list|shopping|favou?rites|collection|meal|recipe|box)|shop|buy|view|see|read|jump|rate|email|download|subscribe|log ?in|sign|advert\w*|scale|us|metric|units?|[123]x|cook mode|prevent your screen|continue to|copy|serves?|servings?|yields?|makes?|prep|cook|total|time|salva(?:re)? (?:nella|in|la)|vai all?a|aggiungi|añadir a|guardar|ajouter (?:à|au|aux)|enregistrer|acheter|in den warenkorb|(?:zur|auf die) einkaufsliste|einkaufsliste|merken|drucken|imprimer|imprimir|stampa|lägg till|legg til|tilføj|skriv ut|opslaan|bewaar|voeg toe|dodaj do|drukuj|koupit)(?![\p{L}])/iu

/** Matches products of a shop below the list: "Truffle oil, 100 ml $6.98 Add to cart". */
const cartButton =
  /\b(?:add(?: all)? to (?:cart|basket|trolley)|in (?:den warenkorb|(?:de |je |mijn )?(?:winkel)?mand(?:je)?)|ajouter au panier|añadir al carrito|aggiungi al carrello|lägg i varukorgen|læg i kurv(?:en)?|legg i (?:handle)?kurv(?:en)?|(?:do|dodaj do) koszyka)(?!\p{L})/iu

/** Matches steps that start like a button label: "Cook the rice.", "Cook 5 minutes.", "Serve." */
const orderWith =
  /^(?:cook|serve|prep|save|share|buy|see|scale|time|add|pin)\s+(?!mode|time|more|this|now|full|all)\p{L}.*[.!]$|^cook\s+\d.*\p{L}{4}[.!]$|^serve(?:\s+\p{L}|[.!]?$)/iu

/** Matches the number of servings, which is not an ingredient: "4 personnes", "Para 6 personas", "porsjoner". */
const servingsLine =
  /^(?:(?:(?:\p{L}+\s+)?(?:f[üu]r|for|pour|para|per|voor|til|för|dla|til|на)\s+(?=\D{0,9}\d))?(?:(?:ca\.?|circa)\s+)?(?:\d+\s*(?:[-–]\s*\d+\s*)?)?)(?:servings?|people|persons?|portions?|pieces?|portionen|stücke?|stuks|personen|personnes?|personas?|pessoas|porç(?:ões|ão)|porzioni|persone|porties|personer|portioner|porsjoner|porcj[ei]|porcji|porcí|porcie|adag|fő|kişilik|порци[йяи]|персон|[人個]分|人份|인분)\s*:?$/iu

/** Matches a line of the nutrition facts: "Protein: 2 g", "valeur calorique 398 kJ / 95 kcal". */
const nutrient =
  /^(?:(?:calories|energy|energie|énergie|valeur (?:calorique|énergétique)|brennwert)\s*:?\s*[\d.,]+\s*(?:k?cal|kj)\b|(?:proteins?|protéines|prote[ií]nas|proteine|eiwei(?:ß|ss)|eiwit(?:ten)?|carb(?:ohydrate)?s|glucides|kohlenhydrate|carbohidratos|carboidrati|koolhydraten|total fat|lipides|fett|grasas|grassi|vetten|fib(?:er|re)s?|ballaststoffe|sodium|cholesterol)\s*:\s*[\d.,]+\s*m?g\b)/iu

/** Matches "Per serving: 320 kcal, 12 g fat". */
const perServing = /^(?:per|pro|par|por|na|pr\.?)\s.{0,40}\d\s*(?:k?cal|kj|calories)(?!\p{L})/iu

/** Matches a download below the list: "Shopping list, 120 KB". */
const fileSize = /\d\s?[km]b\)?$/i

/** Matches what the list makes: "For 2 loaves", "Voor 12 koeken", "Yield: 5 cups". */
const yieldLine =
  /^(?:(?:f[üu]r|for|pour|para|per|voor|til|för)\s+(?:(?:ca\.?|circa|about)\s+)?\d+\s+\p{L}+$|(?:yields?|makes|serves)\s*:?\s*(?:about\s+)?\d)/iu

export const isServings = (line: string) => servingsLine.test(line) || yieldLine.test(line)

const isEnergy = (line: string) => /^[\d.,]+\s*(?:kcal|kj|cal)\b/i.test(line)

/** Matches the facts in one line: "Nutrition Facts: Calories 230, Total Fat 7 g". */
const nutritionLine =
  /^(?:nutrition(?:al)? (?:facts|information|info|values?)|nutrition(?= per |\s?[:(])|nährwerte?|nährwertangaben|valeurs nutritionnelles|informaci[oó]n nutricional|valori nutrizionali|voedingswaarden?|näringsvärden?|næringsinnhold)(?=[\s:(]).*\d/iu

/** Returns true for a line of the nutrition facts with its name in front, and for energy. */
export const isNutritionFact = (line: string) => isEnergy(line) || nutrient.test(line) || perServing.test(line)

/** Matches the source of a recipe, which often stands above its ingredients: "Adapted from Aunt May's notebook". */
const source =
  /^(?:(?:slightly|lightly|barely|loosely|heavily) )?(?:adapted|inspired|taken|borrowed)(?: (?:slightly|lightly|loosely|heavily))? (?:from|by)(?!\p{L})|^from the kitchen of(?!\p{L})|^(?:recipe|source|quelle|bron|fonte|fuente|källa|rezept (?:von|nach)) ?(?::|from|by|courtesy)(?= ?\p{L})/iu

/** Scores how much a line looks like an ingredient. 1 is certain, and below 0 is certainly not. */
export function ingredientLikeness(line: string): number {
  if (line.length > 250) return -1.5
  if (isNutritionFact(line) || /^(?:[\d.,]+\s*m?g\s+)?[\d.,]+\s*%$/i.test(line) || fileSize.test(line)) return -0.5
  if (isServings(line)) return -0.5
  if (/\p{L}{3}\.$/u.test(line) && line.length > 40 && !/[\d,(]/.test(line)) return -0.5
  if (buttonLabel.test(line) && !measuresIngredient(line)) return -0.5
  if (cartButton.test(line)) return -1.5
  if (source.test(line) && !measuresIngredient(line)) return -1
  if (/[.!?]$/.test(line) && line.length > 90) return -1
  if (startsWithAmount.test(line) && line.length < 160) return /^\d+[.)]?$/.test(line) ? -0.3 : 1
  if (measuresIngredient(line)) return line.length < 160 ? 1 : 0
  if (toTaste.test(line)) return 0.7
  return line.length < 60 && !/[.!?]$/.test(line) ? 0.4 : -0.2
}

/** Returns true for amounts such as "200 g" and "2 tbsp", which occur only in ingredient lists. */
export function isMeasured(line: string): boolean {
  return measuresIngredient(line)
}

/** Matches links to social networks and newsletters, which are not steps. */
const elsewhere = /\b(?:pinterest|instagram|facebook|tiktok|youtube|newsletter|nieuwsbrief|affiliate(?! links?\)))\b/i
/** "Open the plum (see the video on Instagram)" is a step. */
const withoutRemarks = (line: string) => line.replace(/\([^()]{0,100}\)/g, '')
const device =
  /\b(?:your device|cook(?:ing)? mode|start again|log in|sign up|add to cart|screen (?:from )?(?:going|awake|active)|(?:your|the) screen on(?! (?:a|an|the|top|your)\b)|bildschirm (?:aktiv|an|bleibt|wach)|écran (?:actif|allumé|en veille)|scherm (?:aan|actief))\b/i
/** Matches lines that blogs and old home pages show below a text. */
const postFooter =
  /^(?:partager (?:cet(?:te)? (?:article|page|recette)|sur (?:facebook|pinterest|twitter|whatsapp|x|les r[ée]seaux))|condividi (?:su|questo)|compartir (?:en|est[ae])|dela (?:på (?:facebook|pinterest|twitter|whatsapp|x)|artikeln?)|delen op|reposts? \d|posted|published|written|submitted|last (?:updated|modified)|filed (?:under|in)|tagged|tags:|labels?:|©|copyright|all rights|eingestellt von|publié (?:par|le)|publicado por|pubblicato da|geplaatst door)(?!\p{L})|[\w.]@\w+\.\w/iu
const credit = /(?:^|\s)(?:photo|foto|image|bild|crédit|photography|fotograf\w*)s?\s*(?:by|:|©|–)|©|\d\s*kcal\b/i

/** Matches the labels below a text of a social network: "#pasta #miso". */
const hashtags = /^#\p{L}[\p{L}\p{M}\d_]*(?:\s+#\p{L}[\p{L}\p{M}\d_]*)+$/u

const longestFacts = 250

/** Matches links of videos between the steps. */
const videoLink = new RegExp(
  `^(?:${[
    String.raw`(?:watch|play|see|jump to|go to|skip to)(?: \p{L}+){0,3} videos?`,
    'videos? (?:ansehen|anschauen|bekijken)',
    '(?:voir|regarder) la vidéo',
    '(?:ver|mira) el v[ií]deo',
    'guarda il video',
  ].join('|')})$`,
  'iu',
)

const advert =
  /^(?:(?:story|article|recipe) continues (?:below|after)(?: this)? |la suite après (?:cette |la )|(?:l['’]articolo )?continua (?:a leggere )?dopo la |(?:continúa|sigue) después de la |continua (?:após|depois) (?:d?a )|(?:der )?(?:artikel|weiter) (?:geht )?(?:nach|unter) der |(?:artikel )?gaat verder (?:na|onder) de )?(?:advertisements?|advertising|sponsored|ad|ads|anzeige|werbung|publicité|publicidad|publicidade|pubblicità|annons|annonce|reklame|reklama|advertentie|mainos|hirdetés|реклама)(?:\s*[-–—:.|]?\s*(?:continue reading below|scroll to continue|article continues below|content))?$/iu

/** Returns true for the label of an advertisement, which may stand in any list. */
export const isAdvert = (line: string) => line.length < 60 && advert.test(line)

/** Scores how much a line looks like a step. Longer text scores higher, up to 300 characters. */
export function stepLikeness(line: string): number {
  if (buttonLabel.test(line) && line.length < 40 && !orderWith.test(line)) return -0.5
  if ((postFooter.test(line) && line.length < 120) || hashtags.test(line)) return -0.5
  if (line.length < longestFacts && (nutritionLine.test(line) || perServing.test(line))) return -0.5
  if (
    elsewhere.test(withoutRemarks(line)) ||
    device.test(line) ||
    isOnlyTime(line) ||
    (line.length < 100 && credit.test(line))
  )
    return -0.5
  if (videoLink.test(line) || isReaction(line) || (statesOnlyFacts(line) && startsWithFact(line))) return -0.5
  const width = widthOf(line)
  const isSentence = sentenceEnd.test(line)
  if (briefTimeAtEnd.test(line)) return undecided
  if (!isSentence && width < shortest) return -0.2
  if (!isSentence && width < 60 && startsWithAmount.test(line) && measuresIngredient(line)) return -0.5
  return 0.5 + Math.min(width, 300) / 200
}

/**
 * Matches "Simmer 20 min" and "On the table in 30 min". Such a line is accepted among steps, but it is not evidence of
 * steps.
 */
const briefTimeAtEnd = /^\D{0,30}\d+\s?(?:min|mins|std|h)$/i
export const undecided = -0.4

const shortest = 15
const sentenceEnd = /[.!。！]$/

/** Returns the width of a line in letters. One ideograph counts as three letters. */
function widthOf(line: string): number {
  const ideographs = line.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/g)?.length ?? 0
  return line.length + ideographs * 2
}
