import { z } from 'zod'
import { optionalText, pictureIdOrNull, rowNumberField, textOrNull } from '../forms/form-fields.ts'
import { isDay } from '../text/day.ts'
import { isWebAddress } from '../text/web-address.ts'

const day = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || isDay(text), 'Enter the date as 2026-11-20')
  .transform((text) => text || null)

const isEmptyOrAddress = (text: string | null) => !text || isWebAddress(text)
const noAddress = 'Enter a web address that starts with https:// or http://'

export const AffiliateForm = z
  .object({
    title: z.string('Enter a title').trim().min(1, 'Enter a title').max(200, 'At most 200 characters'),
    linkUrl: z
      .string('Enter the link’s address')
      .trim()
      .min(1, 'Enter the link’s address')
      .max(2000, 'At most 2,000 characters')
      .refine(isEmptyOrAddress, noAddress),
    description: optionalText(1000, 'At most 1,000 characters'),
    imageId: pictureIdOrNull,
    /** URL to fetch a picture from. */
    imageUrl: textOrNull(2000, 'At most 2,000 characters').refine(isEmptyOrAddress, noAddress),
    startsOn: day,
    endsOn: day,
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first',
  })
export type AffiliateForm = z.infer<typeof AffiliateForm>
export type AffiliateErrors = Partial<Record<keyof AffiliateForm, string>>

/** All forms of the page of one affiliate. */
export const AffiliateEdit = z.discriminatedUnion('intent', [
  AffiliateForm.safeExtend({ intent: z.literal('save'), version: rowNumberField }),
  z.object({ intent: z.literal('delete') }),
])

/** The buttons in the list. */
export const AffiliateListForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('switch'),
    id: z.string(),
    active: z.string().transform((text) => text === 'true'),
  }),
  z.object({ intent: z.literal('delete'), id: z.string() }),
])
