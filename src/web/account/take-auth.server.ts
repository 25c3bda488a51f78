import { data, redirect, type RouterContextProvider } from 'react-router'
import { type AuthAnswer, type AuthMode, suspendedText, waitText } from '../../core/accounts.ts'
import { nextIn, withNext } from '../../core/next-page.ts'
import { createAccount } from '../../operations/accounts/create-account.ts'
import { signIn } from '../../operations/accounts/sign-in.ts'
import { appContext } from '../app-context.ts'
import { formText } from '../form-text.ts'
import { redirectWithFlash } from '../redirect-with-flash.ts'
import { askerOf } from './asker.ts'

/** Logs in or creates an account, whichever the form is for. */
export async function takeAuth(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData()
  const [name, email, password] = ['name', 'email', 'password'].map((field) => formText(form, field)) as [
    string,
    string,
    string,
  ]
  const mode: AuthMode = formText(form, 'intent') === 'create-account' ? 'create-account' : 'log-in'
  const app = context.get(appContext)
  const asker = askerOf(request, context)
  const next = nextIn(request.url)
  const goOn = (title: string, cookies: ReadonlyArray<string>) =>
    redirectWithFlash(next ?? '/', { kind: 'success', title }, cookies)
  const answer = (status: number, more: Pick<AuthAnswer, 'problem'> & { errors?: AuthAnswer['errors'] }) =>
    data({ mode, typed: { name, email }, errors: {}, ...more } satisfies AuthAnswer, { status })

  if (mode === 'create-account') {
    const outcome = await createAccount(app, { name, email, password }, asker)
    if (outcome.kind === 'created') return goOn('Account created successfully', outcome.cookies)
    if (outcome.kind === 'invalid') return answer(422, { errors: outcome.errors })
    return answer(429, { problem: 'Many accounts were created from your network. Try again in an hour.' })
  }
  const outcome = await signIn(app, { email, password }, asker)
  switch (outcome.kind) {
    case 'signed-in':
      return goOn('Logged in successfully', outcome.cookies)
    case 'second-factor':
      return redirect(withNext('/auth/second-factor', next), {
        headers: outcome.cookies.map((cookie) => ['Set-Cookie', cookie]),
      })
    case 'suspended': {
      const { title, description } = suspendedText(outcome.reason)
      return answer(403, { problem: `${title}. ${description}` })
    }
    case 'refused':
      return answer(422, { problem: 'This address and this password do not belong together. Check both.' })
    case 'too-many':
      return answer(429, { problem: `That was tried too often. Try again in ${waitText(outcome.waitSeconds)}.` })
  }
}
