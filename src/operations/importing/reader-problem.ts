import type { ImportFailure, ImportProblem } from '../../core/importing.ts'

/** What the reader notes in a few words, as a cook is told it. */
const sentences: Record<string, [reason: ImportProblem, message: string]> = {
  'no recipe found': ['no-recipe', 'There is no recipe on this page that we can find.'],
  'empty page': ['not-a-page', 'This page is empty.'],
  'not a web page': ['not-a-page', 'This is not a web page.'],
  'page too large': ['too-large', 'This page is larger than the 8 MB we can read.'],
  'Reading the page took too long': ['timeout', 'Reading this page took too long, so we stopped.'],
  'Too many pages are being read': [
    'too-many',
    'Many pages are being read at this moment. Please try again in a minute.',
  ],
}

export function readerProblem(noted: string | undefined): ImportFailure {
  const [reason, message] = sentences[noted ?? 'no recipe found'] ?? ['no-recipe', 'This page could not be read.']
  return { kind: 'problem', reason, message }
}
