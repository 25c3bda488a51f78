import { diffWordsWithSpace } from 'diff'
import { htmlLines } from '../../core/content/post-text.ts'

export interface TextPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A longer comparison would block other visitors. */
const mostMs = 500

/** Compares two texts word by word. Null when they have so little in common that both should be shown in full. */
export function compareHtml(before: string, after: string): Array<TextPart> | null {
  return compareTexts(htmlLines(before), htmlLines(after))
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
