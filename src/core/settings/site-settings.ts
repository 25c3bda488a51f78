import { z } from 'zod'
import type { Picture } from '../pictures/picture.ts'
import { signUpRules } from '../accounts/sign-up-rule.ts'
import { type FooterLink, mostFooterLinks } from './footer-links.ts'
import { mostSearchLanguages, searchLanguages } from '../search/languages.ts'
import { mostSocialLinks, type SocialLink } from './social-links.ts'
import { siteName } from './site-name.ts'
import { type SitePart, siteParts } from './site-parts.ts'

export const reviewRules = ['by-address', 'at-once', 'after-review'] as const

const hourly = z.int().min(1).max(100_000).nullable()

/** Site settings, one row of `settings` each. Missing and invalid values fall back to defaults. */
const fields = {
  siteName: z.string().trim().min(1).max(60).catch(siteName),
  /** Id of a stored picture. */
  logo: z.string().nullable().catch(null),
  /** True if the logo is shown without the name beside it. */
  logoHasName: z.boolean().catch(false),
  /** Such as `#a84f12`. Null means the default caramel. */
  accent: z.string().nullable().catch(null),
  /** Addresses of the owner's pages on other sites, shown in the footer. */
  facebookUrl: z.string().nullable().catch(null),
  instagramUrl: z.string().nullable().catch(null),
  /** At other networks. */
  socialLinks: z
    .array(z.object({ label: z.string(), to: z.string() }))
    .max(mostSocialLinks)
    .catch([]),
  /** The environment comes first. */
  contactEmail: z.string().nullable().catch(null),
  contactPhone: z.string().nullable().catch(null),
  /** Words and picture at the top of the home page, and the text of the About page. Null means the default. */
  heroTitle: z.string().nullable().catch(null),
  heroText: z.string().nullable().catch(null),
  heroPicture: z.string().nullable().catch(null),
  aboutText: z.string().nullable().catch(null),
  /** The line below the site's name in the footer. Null means the default. */
  footerText: z.string().nullable().catch(null),
  footerLinks: z
    .array(z.object({ label: z.string(), to: z.string() }))
    .max(mostFooterLinks)
    .catch([]),
  hiddenParts: z.array(z.enum(siteParts)).catch([]),
  reviewRule: z.enum(reviewRules).catch('by-address'),
  /** The environment comes first. */
  signUp: z.enum(signUpRules).catch('everyone'),
  /** Per visitor. Null means the default. */
  importsAnHour: hourly.catch(null),
  submissionsAnHour: hourly.catch(null),
  messagesAnHour: hourly.catch(null),
  /** Pages that a visitor may crawl with the site's key. 0 means that visitors need their own key. */
  crawledPagesAnHour: z.int().min(0).max(100_000).nullable().catch(null),
  countAds: z.boolean().catch(false),
  /** Languages of the recipes, in list order. Empty turns stemming off. */
  searchLanguages: z.array(z.enum(searchLanguages)).max(mostSearchLanguages).catch(['english']),
}
export const SiteSettings = z.object(fields)
export type SiteSettings = z.infer<typeof SiteSettings>
export const settingNames = Object.keys(fields) as Array<keyof SiteSettings>

/** The site's branding on every page. */
export interface SiteFace {
  name: string
  /** Null means the default wordmark. */
  logo: Picture | null
  /** True if the logo contains the name, which is then not written beside it. */
  logoHasName: boolean
  /** Identifies the icons and the link preview drawn for this site. Null means the default ones. */
  look: string | null
  /** CSS custom properties. Null means the default colors. */
  accent: Readonly<Record<string, string>> | null
  facebookUrl: string | null
  instagramUrl: string | null
  socialLinks: ReadonlyArray<SocialLink>
  contactEmail: string | null
  footerText: string | null
  footerLinks: ReadonlyArray<FooterLink>
  hiddenParts: ReadonlyArray<SitePart>
}

/** The face of a site without settings. */
export const usualFace: SiteFace = {
  name: siteName,
  logo: null,
  logoHasName: false,
  look: null,
  accent: null,
  facebookUrl: null,
  instagramUrl: null,
  socialLinks: [],
  contactEmail: null,
  footerText: null,
  footerLinks: [],
  hiddenParts: [],
}
