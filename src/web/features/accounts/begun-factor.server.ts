import { renderSVG } from 'uqr'
import type { BegunFactor } from './second-factor-panel.tsx'
import type { FormAnswer } from '../../forms/form-answer.ts'

const addressShape = /^otpauth:\/\/totp\/[\x21-\x7e]{1,2000}$/
const codesShape = /^[a-z\d-]{4,40}(?: [a-z\d-]{4,40}){0,19}$/i

/**
 * Returns the QR code and the backup codes for the page. They are shown once, so the form sends them back until a code
 * is right.
 */
export function begunFactor(address: string, backupCodes: ReadonlyArray<string>): BegunFactor {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return { address, qr: renderSVG(address), secret, backupCodes }
}

/** Reads the codes that the form sent back. Returns undefined if they are missing or invalid. */
export function begunFactorIn({ initialValue }: FormAnswer): BegunFactor | undefined {
  const { address, backupCodes: codes } = initialValue ?? {}
  if (typeof address !== 'string' || typeof codes !== 'string') return undefined
  if (!addressShape.test(address) || !codesShape.test(codes)) return undefined
  return begunFactor(address, codes.split(' '))
}
