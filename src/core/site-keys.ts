import { z } from 'zod'
import { isWebAddress } from './web-address.ts'

/** The error catalogue's words. */
export const keyMessages = {
  empty: 'Please enter a valid API key',
  invalid: 'Invalid API key. Please check and try again.',
  failed: 'An error occurred validating your API key.',
  saved: 'API key saved successfully!',
} as const

const words = (empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(500, 'At most 500 characters')
    .regex(/^[\x21-\x7e]*$/, 'There is a space or an unusual sign in it. Please copy it once more.')
const address = z
  .string()
  .trim()
  .min(1, 'Please enter the address')
  .max(500, 'At most 500 characters')
  .refine(
    (text) => text === '' || isWebAddress(text),
    'It has to be a web address that begins with https:// or http://, without a password in it',
  )
const number = z
  .string()
  .trim()
  .regex(/^\d{1,20}$/, 'Please enter the number, digits only')

/** What the site may know of each service. The fields are texts, so that they can be typed, sealed and shown alike. */
const schemas = {
  crawler: z.object({ key: words(keyMessages.empty) }),
  notes: z.object({ key: words(keyMessages.empty) }),
  instacart: z.object({ partnerId: number }),
  chicory: z.object({ publisherId: words('Please enter the publisher id') }),
  newsletter: z.object({ address }),
  ai: z.object({
    address,
    model: words('Please enter the name of the model'),
    // A server in the house may want none.
    key: z.union([z.literal(''), words(keyMessages.empty)]),
  }),
}

export type SiteService = keyof typeof schemas
export type ServiceFields<Name extends SiteService> = z.infer<(typeof schemas)[Name]>
export const siteServices = Object.keys(schemas) as Array<SiteService>
export const serviceSchemas: { [Name in SiteService]: z.ZodType<ServiceFields<Name>> } = schemas

export const isSiteService = (name: string): name is SiteService => Object.hasOwn(schemas, name)

/** What a test with the service itself said. */
export type KeyCheck = { kind: 'works' } | { kind: 'invalid' } | { kind: 'failed'; detail: string }

/** As the page shows it: never the key itself. */
export interface ShownKey {
  service: SiteService
  /** Where it comes from; null where there is none. */
  source: 'environment' | 'site' | null
  /** Its last characters behind dots. */
  masked: string
  /** What of it is no secret, such as the address of a server. */
  open: Readonly<Record<string, string>>
  updatedAt: string | null
}

/** Enough to tell one key from another; of a short one less, since four of six would give it away. */
export function lastOf(secret: string): string {
  return secret.slice(-Math.min(4, Math.floor(secret.length / 3)))
}
