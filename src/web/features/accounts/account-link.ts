import { redirect } from 'react-router'
import type { LinkOutcome } from '../../../operations/accounts/create-account.ts'
import type { parseForm } from '../../forms/parse-form.ts'
import { redirectWithFlash } from '../../shell/redirect-with-flash.ts'

/** The secret in the address of a link that was mailed or printed. */
export const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

interface Welcome {
  to: string
  title: string
  description?: string
}

type Refusing = Pick<Awaited<ReturnType<typeof parseForm>>, 'refuse'>

/** Answers a form behind a secret link that gives an account. */
export function answerAccountLink(request: Request, sent: Refusing, outcome: LinkOutcome, { to, ...flash }: Welcome) {
  switch (outcome.kind) {
    case 'created':
      return redirectWithFlash(to, { kind: 'success', ...flash }, outcome.cookies)
    case 'invalid':
      return sent.refuse({ errors: outcome.errors })
    case 'too-many':
      return sent.refuse({ problem: 'Too many attempts. Try again in an hour.', status: 429 })
    case 'closed':
    case 'used':
      // Without the secret, the page says that the link does not work.
      throw redirect(new URL(request.url).pathname)
  }
}
