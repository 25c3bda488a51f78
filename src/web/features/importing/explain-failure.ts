import { importFailed, type ImportFailure } from '../../../core/importing/import-events.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'

interface Failed {
  status: number
  /** The answer, if it is JSON. */
  body: unknown
}

type Sent = 'address' | 'file' | 'photos'

const tooLarge: Record<Sent, string> = {
  address: 'The pasted page is larger than 12 MB.',
  file: 'The file is too large for this site.',
  photos: 'The photos are larger than 12 MB together. Choose fewer, or smaller copies.',
}

/** Says why the site did not import. Null means that no answer arrived. */
export function explainFailure(failed: Failed | null, sent: Sent): ImportFailure {
  if (!failed) return problem('unreachable', `${importFailed}. The site didn’t answer. ${advice}`)
  const { error } = fieldsOf(failed.body)
  if (failed.status === 413) return problem('too-large', sent === 'file' && isText(error) ? error : tooLarge[sent])
  return problem('server-error', isText(error) ? error : `${importFailed}. Try again. Your input is still here.`)
}

const advice = 'Check your connection and try again. Your input is still here.'

const problem = (reason: ImportFailure['reason'], message: string): ImportFailure => ({
  kind: 'problem',
  reason,
  message,
})
