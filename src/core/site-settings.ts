import { z } from 'zod'
import type { Picture } from './picture.ts'
import { mostSearchLanguages, searchLanguages } from './search/languages.ts'
import { siteName } from './site-name.ts'

export const reviewRules = ['by-address', 'at-once', 'after-review'] as const

const hourly = z.int().min(1).max(100_000).nullable()

/** What administrators decide for the whole site. Each is a row of `settings` under its name; what is missing or odd is as it comes. */
const fields = {
  siteName: z.string().trim().min(1).max(60).catch(siteName),
  /** Id of a stored picture. */
  logo: z.string().nullable().catch(null),
  /** Such as `#a84f12`; null is the caramel the site comes with. */
  accent: z.string().nullable().catch(null),
  reviewRule: z.enum(reviewRules).catch('by-address'),
  /** For one visitor; null is what the site comes with. */
  importsAnHour: hourly.catch(null),
  submissionsAnHour: hourly.catch(null),
  messagesAnHour: hourly.catch(null),
  countAds: z.boolean().catch(false),
  /** Of the recipes, in the order of the list; none where words are to be looked for as they are written. */
  searchLanguages: z.array(z.enum(searchLanguages)).max(mostSearchLanguages).catch(['english']),
}
export const SiteSettings = z.object(fields)
export type SiteSettings = z.infer<typeof SiteSettings>
export const settingNames = Object.keys(fields) as Array<keyof SiteSettings>

/** How the site presents itself on every page. */
export interface SiteFace {
  name: string
  /** Null for the wordmark it comes with. */
  logo: Picture | null
  /** For the style of the document; null for the colours it comes with. */
  accent: Readonly<Record<string, string>> | null
}
