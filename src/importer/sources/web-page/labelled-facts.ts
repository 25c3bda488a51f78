import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
import { parseDuration } from '../../../core/recipes/times/duration.ts'
import { findTimers } from '../../../core/recipes/times/find-timers.ts'
import type { Step } from '../../../core/recipes/recipe.ts'
import { servingsIn } from '../../readers/servings.ts'
import { withoutStepNumber } from '../../readers/written-lines.ts'
import type { Entry } from './entries.ts'

type Shown = Pick<Entry, 'text'>
type Fact = 'prepTime' | 'cookTime' | 'totalTime' | 'waitTime' | 'servings'
export type LabelledFacts = Record<Exclude<Fact, 'waitTime'>, number | null>

/** Labels before or after a recipe's numbers, in the languages of recipe pages. */
const labels: Record<Fact, string> = {
  prepTime:
    'pr[eé]p(?:aration|s|a)?(?:[ -]time)?|priprem[ae]|arbejdstid|arbetstid|active time|hands[ -]on(?: time)?|vorb(?=\\.)|vorbereitung(?:szeit)?|arbeitszeit|zub(?=\\.)|zubereitung(?=\\s?:?\\s(?:ca\\. ?)?\\d[\\d,./]*\\s?(?:min|std|stund|h(?!\\p{L})))|zubereitungszeit|(?:temps de )?préparation|(?:tiempo de )?preparaci[oó]n|(?:tempo de )?(?:preparo|preparação)|(?:tempo di )?preparazione|voorb(?=\\.)|voorbereiding(?:stijd)?|förberedelse(?:r|tid)?|forberedelse(?:stid)?|(?:czas )?przygotowani[ea]|příprava|előkészítés(?:i idő)?|hazırlama(?: süresi)?|подготовка|προετοιμασία|準備時間',
  cookTime:
    'cook(?:ing|s)?(?:[ -]time)?|cocinado|(?:tempo de )?cocção|kuhanj[ea]|tilberedning(?:stid)?|kogetid|pečení|pečenie|varenie|bak(?:e|ing)(?:[ -]time)?|oven time|(?:koch|gar|back)zeit|backen|enfourne[rz]|hornear|infornare|grädda|koch-?/?backzeit|(?:temps de )?cuisson|cuiss(?=\\.)|(?:en )?cuisine|(?:tiempo de )?cocci[oó]n|cocc(?=\\.)|(?:tempo de )?cozimento|(?:tempo di )?cottura|cott(?=\\.)|kooktijd|oventijd|baktijd|tillagning(?:stid)?|stegetid|bagetid|koketid|steketid|(?:czas )?(?:gotowania|pieczenia)|vaření|(?:sütési|főzési) idő|pişirme(?: süresi)?|готовка|ψήσιμο|加熱時間',
  totalTime:
    'tot(?=\\.)|total(?:[ -]time)?|ready in|ges(?=\\.)|gesamt(?:zeit)?|zeitaufwand|durée(?: totale)?|duraci[oó]n|(?:totale |bereidings)tijd|tid(?:smængde| i alt)|(?<!\\p{L}[\\s-])(?:time|dauer|zeit|temps(?: total)?|tiempo(?: total)?|tempo(?: total[e]?)?|tijd|tid|czas)|(?:samlet|total) tid|tidsforbrug|czas|celkový čas|idő|toplam(?: süre)?|ukupno(?: vrijeme)?|(?:общее )?время(?: приготовления)?|χρόνος|調理時間|所要時間',
  waitTime:
    '(?:rest|chill|freez|ris|proof|marinat|soak|cool)ing(?: time)?|(?:rest|chill)(?: time)?|(?:ruhe|kühl|geh|marinier|einweich|warte)zeit|(?:temps de )?repos|(?:tiempo de )?reposo|(?:tempo di )?riposo|lievitazione|rusttijd|wachttijd|vilotid|hviletid',
  servings:
    'serves?|servings?|feeds|ergibt|reicht für|rinde|people|persons|osób|osoby|henkilö(?:ä|lle)|serving size|makes|yields?|portionen|port(?=\\.)|personen|anzahl|portions?|personnes|raciones|porciones|comensales|personas|porções|porç[õo]es|pessoas|rende|rendimento|porzioni|persone|dosi per|aantal(?: personen)?|porties|portioner|personer|mängde|mængde|antal|porsjoner|annosta|porcj[ei]|porcji|porcí|porcie|porcií|porce|porcij[ae]|adag|fő|személyre|أشخاص|kişilik|порци[йяи]|персон|μερίδες|人分|人份|인분|pers|(?<=(?:^|[|·•,;] )(?:für|for|pour|para|per|voor|til|för) (?:(?:ca\\.|about) )?\\d{1,3} )(?:stücke?n?|pieces|pièces|pezzi|piezas|stuks|bitar|stykker)',
}

const facts = Object.keys(labels) as Array<Fact>
const anyLabel = new RegExp(
  facts.map((fact) => `(?<![\\p{L}])(?<${fact}>${labels[fact]})(?![\\p{L}])`).join('|'),
  'giu',
)

const longestEntry = 140
const longestLabel = 40
const sentenceEnd = /[.!]\s+(?=\p{Lu})/u
const separator = /[·|•;]/

interface Claim {
  fact: Fact
  value: number
  strength: number
  /** True for a time in a step without a label, such as "cook 1 minute". */
  isAside: boolean
}

/**
 * Reads times and servings next to their labels: "Prep: 10 min", "Serves 4", "4 personnes", or with the label above or
 * below the number. "Cook time: 30 min" has priority over "cook 5 min", which may be a step. Otherwise the first one
 * counts. A time in a step counts only if no step takes longer: "cook 1 minute" is not the time of a dish in the oven.
 */
export function labelledFacts(
  entries: ReadonlyArray<Shown>,
  steps: ReadonlyArray<Pick<Step, 'text'>> = [],
): LabelledFacts {
  const ofSteps = new Set(steps.map(({ text }) => text))
  const found = entries.flatMap((_, index) => claimsIn(entries, index, ofSteps))
  const longestWait = found.some(({ isAside }) => isAside) ? longestWaitIn(steps) : 0
  const claims = found.filter(({ isAside, value }) => !isAside || value >= longestWait)
  const best = (fact: Fact) =>
    claims.filter((claim) => claim.fact === fact).toSorted((one, other) => other.strength - one.strength)[0]?.value ??
    null
  const [prepTime, cookTime, waitTime] = [best('prepTime'), best('cookTime'), best('waitTime')]
  const sum = waitTime !== null && cookTime !== null ? (prepTime ?? 0) + cookTime + waitTime : null
  return { prepTime, cookTime, totalTime: best('totalTime') ?? sum, servings: best('servings') ?? servingsAtEnd(steps) }
}

function claimsIn(entries: ReadonlyArray<Shown>, index: number, ofSteps: ReadonlySet<string>): Array<Claim> {
  const text = entries[index]?.text ?? ''
  if (text.length > longestEntry || !hasNumberNear(entries, index)) return []
  const matches = [...text.matchAll(anyLabel)]
  const count = matches.length === 0 ? piecesOnly.exec(text)?.[1] : undefined
  if (count) return [{ fact: 'servings', value: Number(count), strength: 1, isAside: false }]
  const isStep = ofSteps.has(withoutStepNumber(text))
  return matches.flatMap((match, position) => {
    const fact = facts.find((name) => match.groups?.[name] !== undefined)
    if (!fact) return []
    const start = match.index + match[0].length
    const after = (text.slice(start, matches[position + 1]?.index).split(sentenceEnd)[0] ?? '').replace(otherLabel, '')
    const previous = matches[position - 1]
    const previousEnd = previous ? previous.index + previous[0].length : 0
    const before = text.slice(previousEnd, match.index).split(separator).at(-1) ?? ''
    const counted = text.length <= longestHeading ? (countAtEnd.exec(before)?.[0] ?? '') : ''
    const alone = matches.length === 1 && isAlone(text, match[0])
    const above = alone ? unlabelled(shortText(entries[index - 1])) : ''
    const below = alone ? unlabelled(withItsUnit(shortText(entries[index + 1]), entries[index + 2])) : ''
    const beside = hasLabelsBelow(entries, index) ? [above, below] : [below, above]
    // "Prep: 15" is a time, but "Total: 15" may be a price.
    const hasColon = fact !== 'totalTime' && /^\s*[:：]/.test(after)
    const isMinutes = hasColon || saysTime.test(match[0]) || /\dmin|\bmin/i.test(text)
    const pieces = made.test(match[0]) ? (piecesMade.exec(after)?.[1] ?? '') : ''
    const candidates = [after, before, fact === 'servings' ? counted : '', pieces, ...(alone ? beside : [])]
    const value = candidates.map((candidate) => valueOf(fact, candidate, isMinutes)).find((found) => found !== null)
    const strength = strengthOf(fact, match[0], after, alone)
    const isAside = isStep && strength === 1 && fact !== 'servings'
    const isWeakWait = fact === 'waitTime' && strength === 1
    return value === undefined || value === null || isWeakWait ? [] : [{ fact, value, strength, isAside }]
  })
}

/** Some recipes end with their servings: "… Bake for 20 minutes. Serves 6." */
function servingsAtEnd(steps: ReadonlyArray<Pick<Step, 'text'>>): number | null {
  const end = steps.at(-1)?.text.slice(-longestHeading) ?? ''
  const last = end.split(sentenceEnd).slice(1).at(-1) ?? ''
  return startsWithFact(last) && statesOnlyFacts(last) ? labelledFacts([{ text: last }]).servings : null
}

const enoughOfStep = 2_000
const mostTimers = 20

const longestWaitIn = (steps: ReadonlyArray<Pick<Step, 'text'>>) =>
  steps
    .flatMap(({ text }) => findTimers(text.slice(0, enoughOfStep), mostTimers))
    .reduce((longest, { minutes }) => Math.max(longest, minutes), 0)

/** A label that we do not know, after a number: "35 min - Freezing : 1 h". */
const otherLabel = /(?<=\d.{0,40})(?<![\p{L}\d]|\d\s)\p{L}{3,30}\s?[:：].*$/u

/** Looking for a label takes much longer than looking for the number that it needs. */
function hasNumberNear(entries: ReadonlyArray<Shown>, index: number): boolean {
  const text = entries[index]?.text ?? ''
  if (/\d/.test(text)) return true
  return (
    text.length <= longestLabel && [entries[index - 1], entries[index + 1]].some((entry) => /\d/.test(shortText(entry)))
  )
}

/** A number with a label of its own belongs to that label: "Bake." above "Prep time: 10 minutes" is a step. */
function unlabelled(text: string): string {
  return text.search(anyLabel) >= 0 ? '' : text
}

/**
 * Returns true if a row of boxes starts with a number and ends with a label: "10 min", "Prep", "35 min", "Cook". Each
 * number of such a row stands above its label.
 */
function hasLabelsBelow(entries: ReadonlyArray<Shown>, index: number): boolean {
  const isLabel = (at: number) => isAloneLabel(shortText(entries[at]))
  const isNumber = (at: number) => /\d/.test(unlabelled(shortText(entries[at])))
  let [first, last] = [index, index]
  while (isNumber(first - 1) && isLabel(first - 2) && index - first < longestRow) first -= 2
  while (isNumber(last + 1) && isLabel(last + 2) && last - index < longestRow) last += 2
  return isNumber(first - 1) && !isNumber(last + 1)
}

const longestRow = 12

function isAloneLabel(text: string): boolean {
  const [label] = text.match(anyLabel) ?? []
  return label !== undefined && isAlone(text, label)
}

/** Adds the unit from the next box, if there is one. */
function withItsUnit(value: string, next: Shown | undefined): string {
  return /^\d+$/.test(value) && next && /^\p{L}{1,10}\.?$/u.test(next.text) ? `${value} ${next.text}` : value
}

const numberAndWord = new RegExp(String.raw`\d[\d\s.,/${fractionSigns}–-]*\p{L}*`, 'gu')

/** Returns true for "For 4 people. Prep 15 minutes, cook 1 hour.", which says nothing but facts. */
export function statesOnlyFacts(text: string): boolean {
  if (text.length > longestEntry || !/\d/.test(text)) return false
  const others = text.replace(anyLabel, ' ')
  if (others === text) return false
  return !/\p{L}/u.test(others.replace(otherTime, ' ').replace(numberAndWord, ' ').replace(fillers, ''))
}

/** A label that we do not know, before a time: "Tempering: 4 h". */
const otherTime =
  /(?<!\p{L})\p{L}{3,30}\s?[:：]\s?(?=\d{1,3}\s?(?:h|min|std|stunde|heure|hora|ore|uur|tim|d[ií]a|day|tag|jour))/giu

/** Words between labels and numbers: "for about 4 people", "takes 15 min + 18 min in the oven". */
const fillers =
  /(?<!\p{L})(?:(?:for|f[üu]r|pour|para|per|voor|til|för|about|approx|ca|circa|cirka|environ|env|and|und|et|y|e|plus|takes)(?!\p{L})|in the oven|im ofen|au four|al horno|in forno|in de oven)/giu

/** Labels that may be the start of a step. */
const order = /^(?:cooks?|rest|chill|bake|backen|enfourne[rz]|hornear|infornare|grädda|serve|portions?)$/i

/**
 * Returns true for a line that starts with a label which is no order: "Makes 12", "Prep 25 min", but not "Cook 5 min".
 */
export function startsWithFact(text: string): boolean {
  const [label] = text.match(anyLabel) ?? []
  if (label === undefined || !text.startsWith(label)) return false
  return !order.test(label) || /^\s?[:：]/.test(text.slice(label.length))
}

/** Returns true for "Total time", "Marinating time" and "Cuisson". "Cook" and "Bake" may be the start of a step. */
export function namesTime(text: string): boolean {
  const [label] = text.match(anyLabel) ?? []
  return saysTimeLast.test(text) || (label === text && !order.test(text))
}

const saysTimeLast = /^(?:\S+ ){0,2}\S*(?:time|zeit|tid|tijd|idő|süresi|時間)$/iu
const saysTime = /time|zeit|temps|tiempo|tempo|tijd|tid|czas|idő|süre|время|時間/iu

function strengthOf(fact: Fact, label: string, after: string, alone: boolean): number {
  if (fact === 'servings') return /size/i.test(label) ? 0 : 1
  return saysTime.test(label) || alone || /^\s*[:：]/.test(after) ? 2 : 1
}

function isAlone(text: string, label: string): boolean {
  return text.length <= label.length + 3
}

/** Matches "4" and "for 4-6", but not "20 min" or "250 g". */
const isCount =
  /^(?:(?:for|pour|para|für|per|voor|til|för|à|to|ca\.?|about|approx\.?|circa|cirka)\s+)?\d{1,3}(?!\d|\s*(?:(?:min\p{L}*|h|hrs?|hours?|days?|std?|stunden?|tage?|heures?|horas?|ore|uur|timmar|g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|cm|inch(?:es)?)(?!\p{L})|%))/iu

const made = /^(?:makes|yields?|ergibt|rinde|rendimento|rende)$/iu
/** "Makes one 9-inch pie, 8 slices" */
const piecesMade =
  /(?<![\d.,/])(\d{1,3}(?:\s?[-–]\s?\d{1,3})?)\s(?:pieces?|slices?|servings?|portion\p{L}*|stücke?n?|scheiben|tranches?|porciones|trozos|fette|porzioni|stuks|plakken|bitar|stykker)(?!\p{L})/iu

/** "Für 12 Stück", "For about 24 cookies", "Voor 10 plakken", on a line of its own. The word is no time and no unit. */
const piecesOnly =
  /^(?:f[üu]r|for|pour|para|per|voor|til|för)\s+(?:(?:ca\.?|circa|about|environ|ungefähr|ongeveer)\s+)?(\d{1,2})\s+(?!(?:min|h|hour|std|stund|tag|day|jour|día|giorn|dag|uur|time|week|woche|semana|sec|sek|gram|cup|ounce|oz|lb|ml|cl|dl|cm)\p{L}*)\p{L}{4,}:?$/iu

/** Matches a number in a heading, directly before its word: "Zutaten für 4 Personen", "材料（2人分）". */
const countAtEnd = /(?<![\d.,/])\d{1,2}(?:\s*[-–~〜]\s*\d{1,2})?\s*$/
const longestHeading = 60

function shortText(entry: Shown | undefined): string {
  return entry && entry.text.length <= 30 ? entry.text : ''
}

/**
 * Returns the value of a fact. A time needs a unit. Servings need a number without a unit next to the label. "time to
 * eat 3 of them" has neither.
 */
function valueOf(fact: Fact, text: string, isMinutes = false): number | null {
  const near = text.replace(/^[\s:：.\-–|·•(]+/, '').replace(/[\s:：\-–|·•)(]+$/, '')
  if (!/\d/.test(near)) return null
  if (fact === 'servings') return isCount.test(near) ? servingsIn(near.slice(0, 40)) : null
  if (near.length > 40) return null
  return /^\d+$/.test(near) && !isMinutes ? null : parseDuration(near)
}
