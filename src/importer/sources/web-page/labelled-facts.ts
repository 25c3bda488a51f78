import { parseDuration } from '../../../core/recipe/duration.ts'
import { servingsIn } from '../../readers/servings.ts'
import type { Entry } from './entries.ts'

type Fact = 'prepTime' | 'cookTime' | 'totalTime' | 'servings'
export type LabelledFacts = Record<Fact, number | null>

/** What stands before or after the numbers a recipe gives about itself, in the languages recipe pages are written in. */
const labels: Record<Fact, string> = {
  prepTime:
    'prep(?:aration)?(?:[ -]time)?|active time|hands[ -]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|(?:tiempo de )?preparaci[oó]n|(?:tempo de )?(?:preparo|preparação)|(?:tempo di )?preparazione|voorbereiding(?:stijd)?|förberedelse(?:r|tid)?|forberedelse(?:stid)?|(?:czas )?przygotowani[ea]|příprava|előkészítés(?:i idő)?|hazırlama(?: süresi)?|подготовка|προετοιμασία|準備時間',
  cookTime:
    'cook(?:ing)?(?:[ -]time)?|bak(?:e|ing)(?:[ -]time)?|(?:koch|gar|back)zeit|koch-?/?backzeit|(?:temps de )?cuisson|(?:en )?cuisine|(?:tiempo de )?cocci[oó]n|(?:tempo de )?cozimento|(?:tempo di )?cottura|kooktijd|oventijd|baktijd|tillagning(?:stid)?|stegetid|bagetid|koketid|steketid|(?:czas )?(?:gotowania|pieczenia)|vaření|(?:sütési|főzési) idő|pişirme(?: süresi)?|готовка|ψήσιμο|加熱時間',
  totalTime:
    'total(?:[ -]time)?|ready in|time|gesamtzeit|dauer|zeit(?:aufwand)?|temps(?: total)?|durée(?: totale)?|tiempo(?: total)?|duraci[oó]n|tempo(?: total[e]?)?|(?:totale |bereidings)?tijd|tid(?:smængde| i alt)?|(?:samlet|total) tid|tidsforbrug|czas|celkový čas|idő|toplam(?: süre)?|(?:общее )?время(?: приготовления)?|χρόνος|調理時間|所要時間',
  servings:
    'serves?|servings?|people|persons|osób|osoby|henkilö(?:ä|lle)|serving size|makes|yields?|portionen|personen|anzahl|portions?|personnes|raciones|porciones|comensales|personas|porções|porç[õo]es|pessoas|rende|rendimento|porzioni|persone|dosi per|aantal(?: personen)?|porties|portioner|personer|mängde|mængde|antal|porsjoner|annosta|porcj[ei]|porcji|porcí|porcie|adag|fő|kişilik|порци[йяи]|персон|μερίδες|人分|人份|인분|pers',
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

/** Times and servings written next to their names: "Prep: 10 min", "Serves 4", "4 personnes", or the name above the number. */
export function labelledFacts(entries: ReadonlyArray<Entry>): LabelledFacts {
  const found: LabelledFacts = { prepTime: null, cookTime: null, totalTime: null, servings: null }
  entries.forEach(({ text }, index) => {
    if (text.length > longestEntry || (text.length > longestLabel && !/\d/.test(text))) return
    const matches = [...text.matchAll(anyLabel)]
    matches.forEach((match, position) => {
      const fact = facts.find((name) => match.groups?.[name] !== undefined)
      if (!fact || found[fact] !== null) return
      const start = match.index + match[0].length
      const after = text.slice(start, matches[position + 1]?.index).split(sentenceEnd)[0] ?? ''
      const previousEnd =
        position === 0 ? 0 : (matches[position - 1]?.index ?? 0) + (matches[position - 1]?.[0].length ?? 0)
      const before = text.slice(previousEnd, match.index).split(separator).at(-1) ?? ''
      const counted = text.length <= longestHeading ? (countAtEnd.exec(before)?.[0] ?? '') : ''
      const isAlone = matches.length === 1 && text.length <= match[0].length + 3
      const below = isAlone ? shortText(entries[index + 1]) : ''
      const above = isAlone ? shortText(entries[index - 1]) : ''
      found[fact] =
        [after, before, fact === 'servings' ? counted : '', below, above]
          .map((value) => valueOf(fact, value))
          .find((value) => value !== null) ?? null
    })
  })
  return found
}

/** "4" and "for 4-6", not "20 min" or "250 g". */
const isCount =
  /^(?:(?:for|pour|para|für|per|voor|til|för|à|to|ca\.?|about|approx\.?|circa|cirka)\s+)?\d{1,3}(?!\d|\s*(?:min|h|g|kg|ml|st[du]|%))/i

/** "Zutaten für 4 Personen", "材料（2人分）": the number right before its word, in a heading. */
const countAtEnd = /(?<![\d.,/])\d{1,2}(?:\s*[-–~〜]\s*\d{1,2})?\s*$/
const longestHeading = 60

function shortText(entry: Entry | undefined): string {
  return entry && entry.text.length <= 30 ? entry.text : ''
}

/** A time needs its unit and a serving its bare number next to the label: prose such as "time to eat 3 of them" has neither. */
function valueOf(fact: Fact, text: string): number | null {
  const near = text.replace(/^[\s:：\-–|·•(]+/, '').replace(/[\s:：\-–|·•)(]+$/, '')
  if (near.length > 40 || !/\d/.test(near)) return null
  if (fact === 'servings') return isCount.test(near) ? servingsIn(near) : null
  return /^\d+$/.test(near) ? null : parseDuration(near)
}
