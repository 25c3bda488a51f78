import { data, type RouterContextProvider } from 'react-router'
import { SecurityForm } from '../../../core/accounts/security-form.ts'
import { changePassword } from '../../../operations/accounts/change-password.ts'
import { sendConfirmation } from '../../../operations/accounts/confirm-address.ts'
import { endAllSessions, endOneSession } from '../../../operations/accounts/end-sessions.ts'
import { removePasskey, type RemoveOutcome, unlinkAccount } from '../../../operations/accounts/remove-way-in.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '../../../operations/accounts/second-factor.ts'
import { setFirstPassword } from '../../../operations/accounts/set-password.ts'
import { appContext } from '../../shell/app-context.ts'
import type { BegunFactor } from './second-factor-panel.tsx'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { redirectWithFlash } from '../../shell/redirect-with-flash.ts'
import { requesterOf } from './requester.ts'
import { begunFactor, begunFactorIn } from './begun-factor.server.ts'
import { actorOf } from '../../shell/signed-in.ts'

interface SecurityAnswer extends FormAnswer {
  begun?: BegunFactor | undefined
}

const longSignedIn = 'You signed in a while ago. Sign out and sign in again first.'
const noMailText = 'We can’t send email right now. Try again later.'
const notThePassword = { errors: { factorPassword: 'Wrong password' } }
const tooOften = { problem: 'Too many attempts. Try again later.', status: 429 }

/** Handles the forms of the page about signing in. Each form has its own intent. */
export async function takeSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const user = actorOf(context)
  const requester = requesterOf(request, context)
  const sent = await parseForm(request, SecurityForm)
  const refuse = (...refusal: Parameters<typeof sent.refuse>) => {
    const { data: answer, init } = sent.refuse(...refusal)
    return data<SecurityAnswer>({ ...answer, begun: begunFactorIn(answer) }, init ?? undefined)
  }
  const removed = (outcome: RemoveOutcome, noun: 'Passkey' | 'Account') => {
    switch (outcome) {
      case 'removed':
        return done(noun === 'Passkey' ? 'Passkey removed' : 'Account disconnected')
      case 'gone':
        return refuse({ problem: 'Already removed.', status: 404 })
      case 'last':
        return refuse({ problem: 'It is your only way to sign in. Add another one first.' })
    }
  }
  if (!sent.ok) return refuse()
  const form = sent.value
  switch (form.intent) {
    case 'change-password': {
      const outcome = await changePassword(app, user, form, requester)
      if (outcome.kind === 'too-many') return refuse(tooOften)
      if (outcome.kind === 'invalid') return refuse({ errors: outcome.errors })
      return done('Password changed', outcome.cookies)
    }
    case 'set-password': {
      const outcome = await setFirstPassword(app, user, form.password, requester)
      if (outcome.kind === 'invalid') return refuse({ errors: { password: outcome.problem } })
      if (outcome.kind === 'long-signed-in') return refuse({ problem: longSignedIn, status: 403 })
      if (outcome.kind === 'has-one')
        return refuse({ problem: 'You already have a password. Change it instead.', status: 409 })
      return done('Password set')
    }
    case 'end-session':
      if (await endOneSession(app, user, form.id)) return done('Signed out')
      return refuse({ problem: 'That session has already ended.', status: 404 })
    case 'end-all-sessions':
      return redirectWithFlash(
        '/auth',
        { kind: 'success', title: 'Signed out everywhere' },
        await endAllSessions(app, user, requester.cookies),
      )
    case 'begin-second-factor': {
      const outcome = await beginSecondFactor(app, user, form.factorPassword, requester)
      if (outcome.kind === 'too-many') return refuse(tooOften)
      if (outcome.kind === 'wrong-password') return refuse(notThePassword)
      return data<SecurityAnswer>({ begun: begunFactor(outcome.address, outcome.backupCodes) })
    }
    case 'confirm-second-factor': {
      const outcome = await confirmSecondFactor(app, user, form.code, requester)
      if (outcome.kind === 'passed') return done('Two-step verification is on', outcome.cookies)
      if (outcome.kind === 'too-many') return refuse(tooOften)
      return refuse({ errors: { code: 'Wrong code. Enter the current code from the app' } })
    }
    case 'end-second-factor': {
      const outcome = await endSecondFactor(app, user, form.factorPassword, requester)
      if (outcome.kind === 'too-many') return refuse(tooOften)
      return outcome.kind === 'ended' ? done('Two-step verification is off', outcome.cookies) : refuse(notThePassword)
    }
    case 'remove-passkey':
      return removed(await removePasskey(app, user, form.id), 'Passkey')
    case 'unlink-account':
      return removed(await unlinkAccount(app, user, form.id), 'Account')
    case 'send-confirmation': {
      const outcome = await sendConfirmation(app, user)
      if (outcome === 'too-often') return refuse(tooOften)
      return outcome === 'sent' ? done('Email sent') : refuse({ problem: noMailText, status: 503 })
    }
  }
}

const done = (title: string, cookies: ReadonlyArray<string> = []) =>
  redirectWithFlash('/account/security', { kind: 'success', title }, cookies)
