import { z } from 'zod'
import { isWebAddress } from '../text/web-address.ts'

/** Messages from the specification's error catalog. */
export const keyMessages = {
  empty: 'Please enter a valid API key',
  invalid: 'Invalid API key. Please check and try again.',
  failed: 'An error occurred validating your API key.',
  saved: 'API key saved successfully!',
  notSet: 'Please set your API key first',
  notFound: 'API key not found',
  defaultUsed: 'Using the default API key successfully!',
  defaultInvalid: 'Default API key is invalid. Please enter your own API key.',
  defaultNotFound: 'No default API key found. Please enter your own API key.',
  defaultFailed: 'An error occurred validating the default API key.',
} as const

const words = (empty: string) =>
  z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(500, 'At most 500 characters')
    .regex(/^[\x21-\x7e]*$/, 'It contains a space or an unusual character. Copy it again.')
/** A key as visitors and administrators type it. */
export const TypedKey = words(keyMessages.empty)

const address = z
  .string('Enter the address')
  .trim()
  .min(1, 'Enter the address')
  .max(500, 'At most 500 characters')
  .refine(
    (text) => text === '' || isWebAddress(text),
    'Enter a web address that starts with https:// or http://, without a password in it',
  )
const number = z
  .string('Enter digits only')
  .trim()
  .regex(/^\d{1,20}$/, 'Enter digits only')

/** The stored fields of each service. All are strings, so that they can be typed, encrypted and shown the same way. */
const schemas = {
  crawler: z.object({ key: TypedKey }),
  notes: z.object({ key: TypedKey }),
  instacart: z.object({ partnerId: number }),
  chicory: z.object({ publisherId: words('Enter the publisher ID') }),
  newsletter: z.object({ address }),
  ai: z.object({
    address,
    model: words('Enter the name of the model'),
    // A server on the local network may need no key.
    key: z.union([z.literal(''), TypedKey]),
  }),
}

export type SiteService = keyof typeof schemas
export type ServiceFields<Name extends SiteService> = z.infer<(typeof schemas)[Name]>
export const siteServices = Object.keys(schemas) as Array<SiteService>
export const serviceSchemas: { [Name in SiteService]: z.ZodType<ServiceFields<Name>> } = schemas

/** Returns the fields of a service for its form in the browser. */
export const serviceForm = (service: SiteService): z.ZodObject => schemas[service]

const intent = z.literal('save')
const SaveKeyForm = z.discriminatedUnion('service', [
  schemas.crawler.extend({ intent, service: z.literal('crawler') }),
  schemas.notes.extend({ intent, service: z.literal('notes') }),
  schemas.instacart.extend({ intent, service: z.literal('instacart') }),
  schemas.chicory.extend({ intent, service: z.literal('chicory') }),
  schemas.newsletter.extend({ intent, service: z.literal('newsletter') }),
  schemas.ai.extend({ intent, service: z.literal('ai') }),
])
const StoredKeyForm = z.object({ intent: z.enum(['test', 'remove']), service: z.enum(siteServices) })

/** Returns the form for the pressed button on the page of all keys. */
export const siteKeyForm = (button: string) => (button === 'save' ? SaveKeyForm : StoredKeyForm)

/** The result of testing the key with the service. */
export type KeyCheck = { kind: 'works' } | { kind: 'invalid' } | { kind: 'failed'; detail: string }

/** A key as the page shows it, never the secret itself. */
export interface ShownKey {
  service: SiteService
  /** Null when no key is set. */
  source: 'environment' | 'site' | null
  /** Dots and the last characters. */
  masked: string
  /** Fields that aren't secret, such as a server's address. */
  open: Readonly<Record<string, string>>
  updatedAt: string | null
}

/**
 * Returns the last characters of a secret, enough to tell keys apart. Short keys show fewer, because four of six would
 * reveal too much.
 */
export function lastOf(secret: string): string {
  return secret.slice(-Math.min(4, Math.floor(secret.length / 3)))
}
