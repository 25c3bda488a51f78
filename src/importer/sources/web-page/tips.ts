import type { Entry } from './entries.ts'
import { longest } from '../../readers/plain-text.ts'

const tipsHeading =
  /^(?:(?:recipe|cook['’]?s|chef['’]?s|extra|top|expert) )?(?:notes?|tips?|tricks|tipps?|suggestions?|anmerkung(?:en)?|hinweise?|astuces?|conseils?|remarques?|consejos?|trucos|notas?|dicas?|consigli|note|opmerking(?:en)?|tips? (?:och|og|en) \p{L}+|wskazówki|porady|tipy|megjegyzés|советы?|コツ|小貼士|小贴士)\s*:?$/iu

/** Returns true for the word above tips. */
export const headsTips = (line: string) => tipsHeading.test(line)

const mostTips = 10

/** Returns the tips under a "Notes" or "Tips" heading after the recipe. Earlier notes are part of the story. */
export function tipsAfter(entries: ReadonlyArray<Entry>, start: number): Array<string> {
  const heading = entries.findIndex(({ text, rank }, index) => index >= start && rank > 0 && tipsHeading.test(text))
  if (heading < 0) return []
  const next = entries.findIndex(({ rank }, index) => index > heading && rank > 0)
  return entries
    .slice(heading + 1, next < 0 ? undefined : next)
    .filter(({ text }) => text.length >= 20 && text.length <= longest.line)
    .slice(0, mostTips)
    .map(({ text }) => text)
}
