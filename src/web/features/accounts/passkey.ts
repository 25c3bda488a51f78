import { useSyncExternalStore } from 'react'
import { suspendedCode, suspendedText } from '../../../core/accounts/auth-answer.ts'
import { passkeyProblemAt } from '../../../core/accounts/passkey-address.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { get, send } from '../../browser/client.ts'

type Outcome = { ok: true } | { ok: false; title?: string; problem: string }

const base = '/api/auth/passkey'
const failed: Outcome = { ok: false, problem: 'That did not work. Try again, or use your password.' }

const neverChanges = () => () => undefined
const problemHere = () => passkeyProblemAt(window.location)
const canUse = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  problemHere() === null

/** Returns why passkeys don't work at this address, even in a browser that supports them. */
export const usePasskeyProblem = () => useSyncExternalStore(neverChanges, problemHere, () => null)

/** Returns true in browsers that support passkeys. Returns false before the script has loaded. */
export const useCanUsePasskeys = () => useSyncExternalStore(neverChanges, canUse, () => false)

/** Creates a passkey for this account on the device. */
export async function addPasskey(name: string, signal: AbortSignal | undefined): Promise<Outcome> {
  const asked = await get(`${base}/generate-register-options`, readCreation, signal)
  if (asked.ok) {
    const create = () => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.answer)
      return navigator.credentials.create({ publicKey, ...(signal && { signal }) })
    }
    return perform(create, 'verify-registration', { name })
  }
  const isStale = asked.reason === 'refused' && (asked.status === 403 || asked.status === 401)
  return isStale ? { ok: false, problem: 'You signed in a while ago. Sign out and sign in again first.' } : failed
}

/** Signs in with a passkey from the device. */
export async function signInWithPasskey(signal: AbortSignal | undefined): Promise<Outcome> {
  const asked = await get(`${base}/generate-authenticate-options`, readRequest, signal)
  if (!asked.ok) return failed
  const choose = () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.answer)
    return navigator.credentials.get({ publicKey, ...(signal && { signal }) })
  }
  return perform(choose, 'verify-authentication', {})
}

/** The browser itself checks the other fields. */
const hasChallenge = (value: unknown) => isText(fieldsOf(value)['challenge'])
const readCreation = (value: unknown) =>
  hasChallenge(value) ? (value as PublicKeyCredentialCreationOptionsJSON) : undefined
const readRequest = (value: unknown) =>
  hasChallenge(value) ? (value as PublicKeyCredentialRequestOptionsJSON) : undefined

async function perform(ceremony: () => Promise<Credential | null>, path: string, more: object): Promise<Outcome> {
  try {
    const credential = await ceremony()
    if (!(credential instanceof PublicKeyCredential)) return failed
    const outcome = await send(`${base}/${path}`, { response: credential.toJSON(), ...more })
    if (outcome.ok) return { ok: true }
    return outcome.reason === 'refused' && outcome.status === 403 ? refusal(outcome.body) : failed
  } catch {
    // Browsers report a canceled dialog and a missing passkey in the same way.
    return failed
  }
}

/** Returns why the account is suspended. The passkey has proved that the visitor owns the account. */
function refusal(said: unknown): Outcome {
  const { code, message } = fieldsOf(said)
  if (code !== suspendedCode || !isText(message)) return failed
  const { title, description } = suspendedText(message)
  return { ok: false, title, problem: description }
}
