import { redirect, type RouterContextProvider } from 'react-router'
import { suspendedText, waitText } from '../../../core/accounts/auth-answer.ts'
import { closedSignUpText } from '../../../core/accounts/sign-up-rule.ts'
import { AuthForm } from '../../../core/accounts/auth-form.ts'
import { nextIn, withNext } from '../../../core/accounts/next-page.ts'
import { createAccount } from '../../../operations/accounts/create-account.ts'
import { signIn } from '../../../operations/accounts/sign-in.ts'
import { appContext } from '../../shell/app-context.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { redirectWithFlash } from '../../shell/redirect-with-flash.ts'
import { requesterOf } from './requester.ts'

/** Logs in or creates an account, depending on the form's intent. */
export async function takeAuth(request: Request, context: Readonly<RouterContextProvider>) {
  const sent = await parseForm(request, AuthForm)
  if (!sent.ok) return sent.refuse()
  const app = context.get(appContext)
  const requester = requesterOf(request, context)
  const next = nextIn(request.url)
  const goOn = (title: string, cookies: ReadonlyArray<string>, description?: string) =>
    redirectWithFlash(next ?? '/', { kind: 'success', title, ...(description && { description }) }, cookies)

  if (sent.value.intent === 'create-account') {
    const outcome = await createAccount(app, sent.value, requester)
    if (outcome.kind === 'created') {
      const mailed = `We sent an email to ${sent.value.email.trim()}. Open its link to confirm your address.`
      return goOn('Account created successfully', outcome.cookies, outcome.isMailed ? mailed : undefined)
    }
    if (outcome.kind === 'closed') return sent.refuse({ problem: closedSignUpText(outcome.rule) ?? '', status: 403 })
    if (outcome.kind === 'invalid') return sent.refuse({ errors: outcome.errors })
    const problem = 'Too many accounts were created from your network. Try again in an hour.'
    return sent.refuse({ problem, status: 429 })
  }
  const outcome = await signIn(app, sent.value, requester)
  switch (outcome.kind) {
    case 'signed-in':
      return goOn('Logged in successfully', outcome.cookies)
    case 'second-factor':
      return redirect(withNext('/auth/second-factor', next), {
        headers: outcome.cookies.map((cookie) => ['Set-Cookie', cookie]),
      })
    case 'suspended': {
      const { title, description } = suspendedText(outcome.reason)
      return sent.refuse({ problem: `${title}. ${description}`, status: 403 })
    }
    case 'refused':
      return sent.refuse({ problem: 'Wrong email address or password.' })
    case 'too-many':
      return sent.refuse({ problem: `Too many attempts. Try again in ${waitText(outcome.waitSeconds)}.`, status: 429 })
  }
}
