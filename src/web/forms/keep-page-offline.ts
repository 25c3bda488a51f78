import { data, isRouteErrorResponse } from 'react-router'
import { toast } from '../ui/toast.ts'

interface Sent<Answer> {
  request: Request
  serverAction: () => Promise<Answer>
}

/**
 * The `clientAction` of every page with a form. If the site cannot be reached or has a fault, the page stays with a
 * message, and typed text is not lost. React Router would show its error page instead. The status of the answer prevents the page from
 * reloading its own data.
 */
export async function keepPageOffline<Answer>(
  { request, serverAction }: Sent<Answer>,
  reassurance = 'what you typed is still here',
) {
  try {
    return await serverAction()
  } catch (cause) {
    const problem = problemOf(cause)
    if (!problem) throw cause
    toast.error(problem === fault ? 'Something went wrong' : 'No connection', `${problem}; ${reassurance}.`)
    return data(answerShownAt<Answer>(new URL(request.url)), { status: 503 })
  }
}

const notAnswered = 'The site didn’t answer. Check your connection and try again'
const perhapsArrived = 'The connection broke before we got an answer. It may have worked: check before you try again'

const fault = 'Something went wrong on our side. Try again in a minute'

/** React Router's message for an error of the site, which has the details in its log. */
const unexpected = 'Unexpected Server Error'

/** React Router's error message for an answer that ends early. */
const brokenOff = 'Unable to decode turbo-stream response'

/** Returns undefined if the site answered with a page of its own. */
function problemOf(cause: unknown): string | undefined {
  // Every browser throws a TypeError for a request without an answer. Only while offline is it certain that nothing was
  // sent.
  if (cause instanceof TypeError) return navigator.onLine ? perhapsArrived : notAnswered
  if (cause instanceof Error && cause.message === brokenOff) return perhapsArrived
  if (cause instanceof Error && cause.message === unexpected) return fault
  // Only a proxy answers these statuses with plain text. The proxy may have given up while the site was still working.
  if (!isRouteErrorResponse(cause)) return undefined
  // Also the site's own refusal while its database does not answer.
  if (cause.status === 503) return notAnswered
  if (typeof cause.data !== 'string') return undefined
  return { 502: perhapsArrived, 504: perhapsArrived }[cause.status]
}

/**
 * Returns the previous answer, so that it stays on the page, including codes that are shown only once. The answer is
 * the same object, so `useAnswer` does not handle it twice.
 */
function answerShownAt<Answer>({ pathname }: URL) {
  const { location, actionData } = window.__reactRouterDataRouter?.state ?? {}
  return location?.pathname === pathname ? (Object.values(actionData ?? {})[0] as Answer | undefined) : undefined
}
