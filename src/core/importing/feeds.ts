import { z } from 'zod'
import { optionalText, rowNumberField } from '../forms/form-fields.ts'

export type FeedState = 'active' | 'paused'

/**
 * `old` entries were there before we subscribed. `known` recipes are here already, and `sent` ones went to moderation.
 */
export type FeedEntryState = 'waiting' | 'old' | 'sent' | 'known' | 'skipped' | 'failed'

export const feedHours = [1, 6, 24, 168] as const
export const mostFeeds = 100

const wholeNumber = (least: number, most: number, error: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,4}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error)

export const NewFeed = z.object({
  intent: z.literal('add'),
  address: z
    .string('Enter the address of a feed')
    .trim()
    .min(1, 'Enter the address of a feed')
    .max(2_000, 'This address is too long'),
  licenseNotice: optionalText(500, 'At most 500 characters'),
  everyHours: wholeNumber(1, 168, 'Choose how often to look').default(6),
  dailyLimit: wholeNumber(1, 100, 'Enter a number from 1 to 100').default(10),
  withOld: z.string().optional().transform(Boolean),
})
export type NewFeed = z.infer<typeof NewFeed>

/** All forms of the page of feeds. */
export const FeedForm = z.discriminatedUnion('intent', [
  NewFeed,
  z.object({ intent: z.enum(['check', 'pause', 'resume', 'delete']), id: rowNumberField }),
])

const hour = 3_600_000
const longestMs = 7 * 24 * hour

/** Returns how long to wait until the next check. A feed that fails is asked more and more rarely. */
export function nextCheckMs(everyHours: number, failures: number): number {
  return Math.min(longestMs, everyHours * hour * 2 ** Math.min(failures, 8))
}
