import type { ImportFailure, ImportProblem } from '../../core/importing/import-events.ts'

/** Messages for the problems that the page reader reports. */
const sentences: Record<string, [reason: ImportProblem, message: string]> = {
  'no recipe found': ['no-recipe', 'We couldn’t find a recipe on this page.'],
  'empty page': ['not-a-page', 'This page is empty.'],
  'not a web page': ['not-a-page', 'This is not a web page.'],
  'page too large': ['too-large', 'This page is larger than the 8 MB we can read.'],
  'Reading the page took too long': ['timeout', 'Reading this page took too long, so we stopped.'],
  'Too many pages are being read': ['too-many', 'Many imports are running right now. Please try again in a minute.'],
  'Stopped before it was read': ['too-many', 'This page was not read in time. Please try again.'],
}

const busy = new Set(['Too many pages are being read', 'Stopped before it was read'])
const givenUp = new Set(['Reading the page took too long', 'The page could not be read'])

/**
 * Returns why the page reader ended before the end, or null if a problem is about the page itself. If it was `busy`,
 * reading may work later. If it has `given-up`, the same page would probably stop it again.
 */
export function earlyEnd(noted: string): 'busy' | 'given-up' | null {
  if (busy.has(noted)) return 'busy'
  return givenUp.has(noted) ? 'given-up' : null
}

export function pageReaderProblem(noted: string | undefined): ImportFailure {
  const [reason, message] = sentences[noted ?? 'no recipe found'] ?? ['no-recipe', 'We couldn’t read this page.']
  return { kind: 'problem', reason, message }
}

/** Returns the message for pasted text without a recipe. */
export function pastedTextProblem(noted: string | undefined): ImportFailure {
  const known = pageReaderProblem(noted)
  return { ...known, message: known.message.replace('on this page', 'in this text').replace('his page', 'his text') }
}
