import { searchTimes } from './search.ts'

interface NamedTime {
  /** A choice of the time filter. Null if the words name no time. */
  maxMinutes: number | null
  /** The words without it. */
  rest: string
}

const before =
  '(?:(?:in |en )?(?:under|below|within|less than|at most|up to|in|unter|weniger als|bis zu|höchstens|moins de|en|menos de|meno di|onder|binnen) )?'
const minutes = '(?:minutes?|mins?|minuten|minutos|minuti|minuut)'
const hours = '(?:hours?|stunden?|heures?|horas?|or[ae]|uur)'
const oneHour = '(?:an|one|einer|une|una|een)'
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}"-])${before}(?:(?<minutes>\\d{1,3})[ -]?${minutes}|(?:(?<hours>\\d)|${oneHour})[ -]?${hours})(?![\\p{L}\\p{N}"-])`,
  'iu',
)

/**
 * Finds a time named in a search ("pasta under 20 minutes", "30-minute dinners"). Recipe texts rarely name it, so the
 * time filter serves better. The filter has few choices, so the longest one within the time counts.
 */
export function timeNamedIn(words: string): NamedTime {
  const found = pattern.exec(words)
  if (!found) return { maxMinutes: null, rest: words }
  const named = found.groups?.['minutes'] ? Number(found.groups['minutes']) : 60 * Number(found.groups?.['hours'] ?? 1)
  const rest = words.replace(found[0], ' ').replace(/\s+/g, ' ').trim()
  return { maxMinutes: searchTimes.findLast((most) => most <= named) ?? searchTimes[0], rest }
}
