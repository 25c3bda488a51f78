import { data, type RouterContextProvider } from 'react-router'
import { changePassword } from '../../operations/accounts/change-password.ts'
import { sendConfirmation } from '../../operations/accounts/confirm-address.ts'
import { endAllSessions, endOneSession } from '../../operations/accounts/end-sessions.ts'
import { removePasskey, type RemoveOutcome, unlinkAccount } from '../../operations/accounts/remove-way-in.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '../../operations/accounts/second-factor.ts'
import { setFirstPassword } from '../../operations/accounts/set-password.ts'
import { appContext } from '../app-context.ts'
import type { BegunFactor } from '../components/account/second-factor-panel.tsx'
import { formText } from '../form-text.ts'
import { redirectWithFlash } from '../redirect-with-flash.ts'
import { askerOf } from './asker.ts'
import { begunFactor, begunFactorIn } from './begun-factor.server.ts'
import { actorOf } from '../signed-in.ts'

interface SecurityAnswer {
  problem?: string
  errors?: { current?: string; password?: string; factorPassword?: string; code?: string }
  begun?: BegunFactor
}

const longSignedIn = 'It is a while since you signed in. Sign out and in again first.'
const noMailText = 'No mail can be sent at the moment. Try again in a while.'
const refuse = (status: number, answer: SecurityAnswer) => data<SecurityAnswer>(answer, { status })
const notThePassword = () => refuse(422, { errors: { factorPassword: 'This is not your password' } })
const tooOftenText = 'That was tried too often. Try again in a while.'
const tooOften = () => refuse(429, { problem: tooOftenText })

/** What the page about signing in can do, one intent each. */
export async function takeSecurity(request: Request, context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext)
  const user = actorOf(context)
  const form = await request.formData()
  switch (formText(form, 'intent')) {
    case 'change-password': {
      const typed = { current: formText(form, 'current'), password: formText(form, 'password') }
      const outcome = await changePassword(app, user, typed, askerOf(request, context))
      if (outcome.kind === 'too-many') return tooOften()
      if (outcome.kind === 'invalid') return refuse(422, { errors: outcome.errors })
      return done('Password changed', outcome.cookies)
    }
    case 'set-password': {
      const outcome = await setFirstPassword(app, user, formText(form, 'password'), askerOf(request, context))
      if (outcome.kind === 'invalid') return refuse(422, { errors: { password: outcome.problem } })
      if (outcome.kind === 'long-signed-in') return refuse(403, { problem: longSignedIn })
      if (outcome.kind === 'has-one') return refuse(409, { problem: 'There is a password already. Change it instead.' })
      return done('Password set')
    }
    case 'end-session':
      if (await endOneSession(app, user, formText(form, 'id'))) return done('Signed out there')
      return refuse(404, { problem: 'That session is over already.' })
    case 'end-all-sessions':
      return redirectWithFlash(
        '/auth',
        { kind: 'success', title: 'Signed out everywhere' },
        await endAllSessions(app, user, askerOf(request, context).cookies),
      )
    case 'begin-second-factor': {
      const outcome = await beginSecondFactor(app, user, formText(form, 'factorPassword'), askerOf(request, context))
      if (outcome.kind === 'too-many') return tooOften()
      if (outcome.kind === 'wrong-password') return notThePassword()
      return refuse(200, { begun: begunFactor(outcome.address, outcome.backupCodes) })
    }
    case 'confirm-second-factor': {
      const outcome = await confirmSecondFactor(app, user, formText(form, 'code'), askerOf(request, context))
      if (outcome.kind === 'passed') return done('The second factor is on', outcome.cookies)
      const begun = begunFactorIn(form)
      const shown = begun && { begun }
      if (outcome.kind === 'too-many') return refuse(429, { problem: tooOftenText, ...shown })
      return refuse(422, { errors: { code: 'This code is not right. Type the one the app shows now' }, ...shown })
    }
    case 'end-second-factor': {
      const outcome = await endSecondFactor(app, user, formText(form, 'factorPassword'), askerOf(request, context))
      if (outcome.kind === 'too-many') return tooOften()
      return outcome.kind === 'ended' ? done('The second factor is off', outcome.cookies) : notThePassword()
    }
    case 'remove-passkey':
      return removed(await removePasskey(app, user, formText(form, 'id')), 'Passkey')
    case 'unlink-account':
      return removed(await unlinkAccount(app, user, formText(form, 'id')), 'Account')
    case 'send-confirmation': {
      const outcome = await sendConfirmation(app, user)
      if (outcome === 'too-often') return tooOften()
      return outcome === 'sent' ? done('A mail is on its way') : refuse(503, { problem: noMailText })
    }
    default:
      return refuse(400, { problem: 'The form did not say what to do.' })
  }
}

function removed(outcome: RemoveOutcome, noun: 'Passkey' | 'Account') {
  switch (outcome) {
    case 'removed':
      return done(noun === 'Passkey' ? 'Passkey removed' : 'Account disconnected')
    case 'gone':
      return refuse(404, { problem: 'It is gone already.' })
    case 'last':
      return refuse(422, { problem: 'It is your only way to sign in. Add another one first.' })
  }
}

const done = (title: string, cookies: ReadonlyArray<string> = []) =>
  redirectWithFlash('/account/security', { kind: 'success', title }, cookies)
