import { type ShownLine, textOfLine } from '../../../core/ingredients/shown-line.ts'

/** An ingredient line for a list of choices, which has room for a few words. */
export function lineText(line: ShownLine): string {
  const text = textOfLine(line)
  return text.length > 60 ? `${text.slice(0, 58).trimEnd()}…` : text
}
