import { diffWordsWithSpace } from 'diff'
import { linesOfHtml } from '../../core/reading-text.ts'

export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Longer than this, comparing word by word takes seconds of everybody's time. */
const mostMs = 500

/** What became of a text, word by word; null where the two have so little in common that both are better read whole. */
export function compareHtml(before: string, after: string): Array<TextPart> | null {
  return compareTexts(linesOfHtml(before), linesOfHtml(after))
}

export function compareTexts(before: string, after: string): Array<TextPart> | null {
  const changes = diffWordsWithSpace(before, after, { timeout: mostMs })
  return (
    changes?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })) ?? null
  )
}
