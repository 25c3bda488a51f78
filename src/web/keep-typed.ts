import { data } from 'react-router'
import { toast } from './components/ui/toast.ts'

/**
 * The `clientAction` of every page that takes a form: where the site cannot be reached the page stays as it is, with what was typed, and
 * says so. The router would show its error page instead. The status keeps the page from asking for itself anew.
 */
export async function keepTyped<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  try {
    return await serverAction()
  } catch (cause) {
    // A request without an answer is one of these in every browser; what the site answers never is.
    if (!(cause instanceof TypeError)) throw cause
    toast.error(
      'No connection',
      'The kitchen did not answer. Check your connection and try again; what you typed is still here.',
    )
    return data(undefined, { status: 503 })
  }
}
