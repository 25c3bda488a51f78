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
    const isBrokenOff = cause instanceof Error && cause.message === brokenOff
    if (!isBrokenOff && !isUnanswered(cause)) throw cause
    toast.error('No connection', `${isBrokenOff ? perhapsArrived : notAnswered}; ${kept}.`)
    return data(answerShownAt<Answer>(new URL(request.url)), { status: 503 })
  }
}

const notAnswered = 'The kitchen did not answer. Check your connection and try again'
const perhapsArrived =
  'The connection broke before the answer was here. Perhaps it arrived: look before you send it again'

/** What React Router says of an answer whose end never came. */
const brokenOff = 'Unable to decode turbo-stream response'

/** A request without an answer is a `TypeError` in every browser; what a route answers never is, and never a mere text with one of these. */
const isUnanswered = (cause: unknown) =>
  cause instanceof TypeError ||
  (isRouteErrorResponse(cause) && cause.status >= 502 && cause.status <= 504 && typeof cause.data === 'string')

/** The answer before stays on the page, with the codes in it that are shown only once: the same object, so that nobody takes it twice. */
function answerShownAt<Answer>({ pathname }: URL) {
  const { location, actionData } = window.__reactRouterDataRouter?.state ?? {}
  return location?.pathname === pathname ? (Object.values(actionData ?? {})[0] as Answer | undefined) : undefined
}
