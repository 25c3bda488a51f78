import { useSyncExternalStore } from 'react'
import { suspendedCode, suspendedText } from '../../core/accounts.ts'
import { passkeyProblemAt } from '../../core/passkey-address.ts'

type Outcome = { ok: true } | { ok: false; title?: string; problem: string }

const base = '/api/auth/passkey'
const failed: Outcome = { ok: false, problem: 'That did not work. Try again, or use your password.' }

const neverChanges = () => () => undefined
const problemHere = () => passkeyProblemAt(window.location)
const canUse = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  problemHere() === null

/** Why not even a browser that can uses them at this address. */
export const usePasskeyProblem = () => useSyncExternalStore(neverChanges, problemHere, () => null)

/** Only where the browser can: nothing is offered before there is script. */
export const useCanUsePasskeys = () => useSyncExternalStore(neverChanges, canUse, () => false)

/** Lets the device keep a key for this account. */
export async function addPasskey(name: string): Promise<Outcome> {
  const asked = await fetch(`${base}/generate-register-options`)
  if (asked.status === 403 || asked.status === 401)
    return { ok: false, problem: 'It is a while since you signed in. Sign out and in again first.' }
  if (!asked.ok) return failed
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await asked.json())
  return perform(() => navigator.credentials.create({ publicKey }), 'verify-registration', { name })
}

/** Signs in with a key the device keeps. */
export async function signInWithPasskey(): Promise<Outcome> {
  const asked = await fetch(`${base}/generate-authenticate-options`)
  if (!asked.ok) return failed
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json())
  return perform(() => navigator.credentials.get({ publicKey }), 'verify-authentication', {})
}

async function perform(ceremony: () => Promise<Credential | null>, path: string, more: object): Promise<Outcome> {
  try {
    const credential = await ceremony()
    if (!(credential instanceof PublicKeyCredential)) return failed
    const body = JSON.stringify({ response: credential.toJSON(), ...more })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${base}/${path}`, { method: 'POST', headers, body })
    return answer.ok ? { ok: true } : await refusal(answer)
  } catch {
    // Whoever changed their mind is told the same as whoever has no such key.
    return failed
  }
}

/** Whoever has shown whose account it is may know why it stays shut. */
async function refusal(answer: Response): Promise<Outcome> {
  const said: unknown = await answer.json().catch(() => null)
  if (answer.status !== 403 || !isSuspension(said)) return failed
  const { title, description } = suspendedText(said.message)
  return { ok: false, title, problem: description }
}

const isSuspension = (said: unknown): said is { message: string } =>
  typeof said === 'object' &&
  said !== null &&
  'code' in said &&
  said.code === suspendedCode &&
  'message' in said &&
  typeof said.message === 'string'
