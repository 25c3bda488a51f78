import { asArray } from './linked-data.ts'

/** Decodes the first picture of a field that contains pictures as base64, also with `data:image/jpeg;base64,` in front. */
export function base64Picture(value: unknown): Uint8Array | undefined {
  const first = asArray(value).find((entry) => typeof entry === 'string')
  if (first === undefined || /^https?:/i.test(first)) return undefined
  const bytes = Buffer.from(first.slice(first.startsWith('data:') ? first.indexOf(',') + 1 : 0), 'base64')
  return bytes.length > 0 ? bytes : undefined
}
