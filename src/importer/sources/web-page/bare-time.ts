import { parseDuration } from '../../../core/recipes/times/duration.ts'
import type { Entry } from './entries.ts'

const mostAbove = 40
const longestLine = 30
const longestTime = 24 * 60

/** Matches a time with at most a pictogram, "about" or "under" in front: "⏱ 50 min", "Under 45 min". */
const time =
  /^[^\p{L}\d]*(?:(?:about|approx\.?|under|ca\.?|circa|cirka|env\.?|max\.?)\s)?(\d{1,3}(?:[.,]\d)?\s?(?:mn|mins?|minutes?|minuten|minutos|minuti|minuter|minutter|hrs?|hours?|h|std|stunden?|horas?|heures?|ore|uur|timer|timmar)\.?(?:\s(?:and\s)?\d{1,2}\s?(?:mins?|minutes?|m))?)(?:\s(?:bereiden|total))?$/iu

/** Returns the total time if one line above the lists is a time without a label. */
export function bareTimeAbove(entries: ReadonlyArray<Entry>): number | null {
  const found = entries.slice(-mostAbove).flatMap(({ text }) => {
    const written = text.length > longestLine ? undefined : time.exec(text)?.[1]
    return written === undefined ? [] : [parseDuration(written)]
  })
  const [only, ...others] = new Set(found)
  return others.length === 0 && only && only <= longestTime ? only : null
}
