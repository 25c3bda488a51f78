import { data, isRouteErrorResponse } from 'react-router'
import { toast } from './components/ui/toast.ts'

interface Sent<Answer> {
  request: Request
  serverAction: () => Promise<Answer>
}

/**
 * The `clientAction` of every page that takes a form: where the site cannot be reached the page stays as it is, with what was typed, and
 * says so. The router would show its error page instead. The status keeps the page from asking for itself anew.
 */
export async function keepTyped<Answer>(
  { request, serverAction }: Sent<Answer>,
  kept = 'what you typed is still here',
) {
  try {
    return await serverAction()
  } catch (cause) {
    const problem = problemOf(cause)
    if (!problem) throw cause
    toast.error('No connection', `${problem}; ${kept}.`)
    return data(answerShownAt<Answer>(new URL(request.url)), { status: 503 })
  }
}

const notAnswered = 'The kitchen did not answer. Check your connection and try again'
const perhapsArrived =
  'The connection broke before the answer was here. Perhaps it arrived: look before you send it again'

/** What React Router says of an answer whose end never came. */
const brokenOff = 'Unable to decode turbo-stream response'

/** Undefined where the site has answered. */
function problemOf(cause: unknown): string | undefined {
  // A request without an answer is one in every browser.
  if (cause instanceof TypeError) return notAnswered
  if (cause instanceof Error && cause.message === brokenOff) return perhapsArrived
  // A proxy's word: what a route answers with one of these is never a mere text. It may have given up while the site was at it.
  if (!isRouteErrorResponse(cause) || typeof cause.data !== 'string') return undefined
  return { 502: perhapsArrived, 503: notAnswered, 504: perhapsArrived }[cause.status]
}

/** The answer before stays on the page, with the codes in it that are shown only once: the same object, so that nobody takes it twice. */
function answerShownAt<Answer>({ pathname }: URL) {
  const { location, actionData } = window.__reactRouterDataRouter?.state ?? {}
  return location?.pathname === pathname ? (Object.values(actionData ?? {})[0] as Answer | undefined) : undefined
}
