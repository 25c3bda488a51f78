import { z } from 'zod'
import { isWebAddress } from './web-address.ts'

/** What the form holds, as typed. */
export const emptyAffiliate = {
  title: '',
  linkUrl: '',
  description: '',
  /** A picture that is kept here. */
  imageId: '',
  /** Where a picture is to be fetched from. */
  imageUrl: '',
  startsOn: '',
  endsOn: '',
}
export type TypedAffiliate = typeof emptyAffiliate
export type AffiliateErrors = Partial<Record<keyof TypedAffiliate, string>>

const day = z
  .string()
  .trim()
  .refine((text) => text === '' || isDay(text), 'Write the day as in 2026-11-20')
  .transform((text) => text || null)

export const AffiliateForm = z
  .object({
    title: z.string().trim().min(1, 'Give the affiliate a title').max(200, 'At most 200 characters'),
    linkUrl: z
      .string()
      .trim()
      .min(1, 'Where should the link lead?')
      .max(2000, 'At most 2,000 characters')
      .refine(
        (text) => text === '' || isWebAddress(text),
        'This is no web address. It has to begin with https:// or http://',
      ),
    description: z.string().trim().max(1000, 'At most 1,000 characters'),
    imageId: z
      .string()
      .regex(/^[0-9a-f]{0,24}$/, 'The picture is no longer here. Choose it again.')
      .transform((text) => text || null),
    imageUrl: z
      .string()
      .trim()
      .max(2000, 'At most 2,000 characters')
      .refine(
        (text) => text === '' || isWebAddress(text),
        'This is no web address. It has to begin with https:// or http://',
      )
      .transform((text) => text || null),
    startsOn: day,
    endsOn: day,
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day lies before the first',
  })
export type AffiliateForm = z.infer<typeof AffiliateForm>

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  // The 31st of February would become a day of March.
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
