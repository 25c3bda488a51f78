import { z } from 'zod'
import { optionalText } from '../forms/form-fields.ts'
import { numberText } from '../text/number-text.ts'
import { isWebAddress } from '../text/web-address.ts'
import { crawlerMessages } from './crawler-problem.ts'
import { type CrawlerCallKind, jobKinds, mostPages } from './console-call.ts'

const notAnAddress = 'Enter a web address that starts with https:// or http://, without a password in it'
const tooLong = 'At most 2,000 characters'
const url = z
  .string('Enter an address')
  .trim()
  .min(1, 'Enter an address')
  .max(2000, tooLong)
  .refine((text) => text === '' || isWebAddress(text), notAnAddress)

const flag = z
  .literal('on')
  .optional()
  .transform((on) => on !== undefined)

function wholeNumber(least: number, most: number, usual: number) {
  const sentence = `Enter a whole number from ${least} to ${numberText(most)}`
  return z
    .string()
    .trim()
    .default('')
    .refine((text) => text === '' || /^\d{1,6}$/.test(text), sentence)
    .transform((text) => (text === '' ? usual : Number(text)))
    .refine((number) => number >= least && number <= most, sentence)
}

const lines = (most: number) =>
  z
    .string('Enter at least one address')
    .max(most * 500, 'The list is too long')
    .transform((text) => text.split('\n').flatMap((line) => line.trim() || []))

/** One address a line. */
const addresses = (most: number) =>
  lines(most).superRefine((typed, context) => {
    const message = problemOfAddresses(typed, most)
    if (message) context.addIssue({ code: 'custom', message })
  })

function problemOfAddresses(typed: ReadonlyArray<string>, most: number): string | null {
  if (typed.length === 0) return 'Enter at least one address'
  if (typed.length > most) return `At most ${most} addresses at once`
  const wrong = typed.findIndex((line) => !isWebAddress(line))
  return wrong >= 0 ? `Line ${wrong + 1} is not a web address that starts with https:// or http://` : null
}

/** A JSON schema as text. Empty for none. */
const jsonSchema = optionalText(20_000, 'At most 20,000 characters').transform((text, context) => {
  if (text === '') return null
  try {
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // The message below is for this too.
  }
  context.addIssue({ code: 'custom', message: crawlerMessages.invalidSchema })
  return z.NEVER
})

const requiredText = (message: string) => z.string(message).trim().min(1, message).max(1000, 'At most 1,000 characters')

const intents = {
  scrape: z.object({ intent: z.literal('scrape'), url, onlyMainContent: flag, waitFor: wholeNumber(0, 30, 0) }),
  batch: z
    .object({
      intent: z.literal('batch'),
      urls: lines(mostPages),
      ignoreInvalidURLs: flag,
      webhook: optionalText(2000, tooLong).refine((text) => text === '' || isWebAddress(text), notAnAddress),
      onlyMainContent: flag,
    })
    .superRefine(({ urls, ignoreInvalidURLs }, context) => {
      const message = problemOfAddresses(ignoreInvalidURLs ? urls.filter(isWebAddress) : urls, mostPages)
      if (message) context.addIssue({ code: 'custom', path: ['urls'], message })
    }),
  extract: z.object({
    intent: z.literal('extract'),
    urls: addresses(20),
    prompt: z.string('Say what to collect').trim().min(1, 'Say what to collect').max(2000, tooLong),
    schema: jsonSchema,
  }),
  map: z.object({
    intent: z.literal('map'),
    url,
    search: optionalText(200, 'At most 200 characters'),
    limit: wholeNumber(1, 5000, 500),
    includeSubdomains: flag,
  }),
  crawl: z.object({
    intent: z.literal('crawl'),
    url,
    limit: wholeNumber(1, mostPages, 10),
    includePaths: optionalText(500, 'At most 500 characters'),
    onlyMainContent: flag,
  }),
  llmstxt: z.object({ intent: z.literal('llmstxt'), url, maxUrls: wholeNumber(1, 100, 10), showFullText: flag }),
  search: z.object({
    intent: z.literal('search'),
    query: requiredText('Enter what you are looking for'),
    limit: wholeNumber(1, 20, 5),
    lang: optionalText(2, 'Two letters'),
    country: optionalText(2, 'Two letters'),
    withPages: flag,
  }),
  research: z.object({
    intent: z.literal('research'),
    query: requiredText('Enter a question'),
    maxUrls: wholeNumber(1, 100, 20),
    timeLimit: wholeNumber(30, 300, 270),
  }),
}

/** Returns the form of a call, for the browser. */
export const callForm = (kind: CrawlerCallKind): z.ZodObject => intents[kind]
export type CallForm = { [Kind in CrawlerCallKind]: z.output<(typeof intents)[Kind]> }[CrawlerCallKind]

/** Follows a job that was started elsewhere. Its id is checked by the crawler's client, which says what is wrong. */
export const FollowForm = z.object({
  intent: z.literal('follow'),
  kind: z.enum(jobKinds, 'Choose what kind of job it is'),
  jobId: z.string().trim().max(200, 'At most 200 characters').default(''),
})

export const ConsoleForm = z.discriminatedUnion('intent', [
  intents.scrape,
  intents.batch,
  intents.extract,
  intents.map,
  intents.crawl,
  intents.llmstxt,
  intents.search,
  intents.research,
  FollowForm,
])

/** The buttons of one call. */
export const CallAction = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.literal('check') }),
  z.object({ intent: z.literal('errors') }),
  z.object({ intent: z.literal('retry') }),
  z.object({ intent: z.literal('remove') }),
  z.object({
    intent: z.literal('import'),
    position: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .optional(),
  }),
])
