import { z } from 'zod'
import { signUpRules } from '../accounts/sign-up-rule.ts'
import { numberText } from '../text/number-text.ts'
import { pictureIdOrNull, textList, textOrNull } from '../forms/form-fields.ts'
import { footerLinksFrom, footerLinksText } from './footer-links.ts'
import { socialLinksFrom, socialLinksText } from './social-links.ts'
import { siteParts } from './site-parts.ts'
import { accentFrom, usualAccent } from './accent.ts'
import { mostSearchLanguages, searchLanguages } from '../search/languages.ts'
import { reviewRules, type SiteSettings } from './site-settings.ts'

const hourly = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'Enter a whole number from 1 to 100,000, or leave it empty')
  .default('')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine(
    (most) => most === null || (most >= 1 && most <= 100_000),
    'Enter a whole number from 1 to 100,000, or leave it empty',
  )

const fromZero = 'Enter a whole number from 0 to 100,000, or leave it empty'
const hourlyOrNone = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, fromZero)
  .default('')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((most) => most === null || most <= 100_000, fromZero)

/** An address of the site at another service. Links to other sites use https. */
const socialUrl = (host: string) =>
  z
    .string()
    .trim()
    .max(200, 'At most 200 characters')
    .default('')
    .refine(
      (text) => text === '' || isAt(host, text),
      `Enter an address that starts with https://www.${host}/, or leave it empty`,
    )
    .transform((text) => text || null)

function isAt(host: string, text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && (url.hostname === host || url.hostname.endsWith(`.${host}`))
}

const ownText = (most: number) => textOrNull(most, `At most ${numberText(most)} characters`)

/** The environment accepts the same. */
const phoneShape = /^\+?[\d (),./-]{3,30}$/

export const SettingsForm = z
  .object({
    siteName: z
      .string('Enter a site name')
      .trim()
      .min(1, 'Enter a site name')
      .max(60, 'At most 60 characters')
      .regex(/^\P{Cc}*$/u, 'The name must be one line'),
    imageId: pictureIdOrNull,
    logoHasName: z.string().optional().transform(Boolean),
    contactEmail: ownText(200).refine(
      (text) => text === null || z.email().safeParse(text).success,
      'Enter an email address, such as hello@example.com, or leave it empty',
    ),
    contactPhone: ownText(30).refine(
      (text) => text === null || phoneShape.test(text),
      'Enter a phone number, such as +44 20 7946 0123, or leave it empty',
    ),
    heroTitle: ownText(80),
    heroText: ownText(300),
    heroImageId: pictureIdOrNull,
    aboutText: ownText(5_000),
    footerText: ownText(160),
    footerLinks: z
      .string()
      .default('')
      .transform((text, context) => {
        const read = footerLinksFrom(text)
        if (read.ok) return read.links
        context.addIssue({ code: 'custom', message: read.problem })
        return z.NEVER
      }),
    /** In this order, so that only a change of the choice counts as one. */
    hiddenParts: textList.transform((sent) => siteParts.filter((part) => sent.includes(part))),
    /** `own` when `accent` applies. */
    colors: z.string().default(''),
    accent: z.string().default(''),
    facebookUrl: socialUrl('facebook.com'),
    instagramUrl: socialUrl('instagram.com'),
    socialLinks: z
      .string()
      .default('')
      .transform((text, context) => {
        const read = socialLinksFrom(text)
        if (read.ok) return read.links
        context.addIssue({ code: 'custom', message: read.problem })
        return z.NEVER
      }),
    reviewRule: z.enum(reviewRules, 'Choose one of the three'),
    signUp: z.enum(signUpRules, 'Choose one of the three').default('everyone'),
    importsAnHour: hourly,
    submissionsAnHour: hourly,
    messagesAnHour: hourly,
    crawledPagesAnHour: hourlyOrNone,
    countAds: z.string().optional().transform(Boolean),
    searchLanguages: textList
      .transform((sent) => searchLanguages.filter((language) => sent.includes(language)))
      .refine(({ length }) => length <= mostSearchLanguages, `Choose at most ${mostSearchLanguages} languages`),
  })
  .superRefine(({ colors, accent }, context) => {
    const outcome = colors === 'own' ? accentFrom(accent) : null
    if (outcome?.ok === false) context.addIssue({ code: 'custom', path: ['accent'], message: outcome.problem })
  })
export type SettingsForm = z.infer<typeof SettingsForm>
export type SettingsErrors = Partial<Record<keyof SettingsForm, string>>

/** Adds `version`: the settings that the form was filled with, as text. */
const SettingsEdit = SettingsForm.safeExtend({ intent: z.literal('save'), version: z.string().default('') })

/** All forms of the page with the settings. */
export const SettingsForms = z.discriminatedUnion('intent', [
  SettingsEdit,
  z.object({ intent: z.literal('test-mail') }),
])

export function settingsFromForm({ imageId, heroImageId, colors, accent, ...rest }: SettingsForm): SiteSettings {
  return { ...rest, logo: imageId, heroPicture: heroImageId, accent: colors === 'own' ? accent.toLowerCase() : null }
}

export function formFromSettings(settings: SiteSettings) {
  const {
    logo,
    logoHasName,
    accent,
    facebookUrl,
    instagramUrl,
    socialLinks,
    contactEmail,
    contactPhone,
    heroTitle,
    heroText,
    heroPicture,
    aboutText,
    footerText,
    footerLinks,
    importsAnHour,
    submissionsAnHour,
    messagesAnHour,
    crawledPagesAnHour,
    countAds,
    ...rest
  } = settings
  return {
    ...rest,
    imageId: logo ?? '',
    logoHasName: logoHasName ? 'on' : '',
    colors: accent ? 'own' : 'usual',
    accent: accent ?? usualAccent,
    facebookUrl: facebookUrl ?? '',
    instagramUrl: instagramUrl ?? '',
    socialLinks: socialLinksText(socialLinks),
    contactEmail: contactEmail ?? '',
    contactPhone: contactPhone ?? '',
    heroTitle: heroTitle ?? '',
    heroText: heroText ?? '',
    heroImageId: heroPicture ?? '',
    aboutText: aboutText ?? '',
    footerText: footerText ?? '',
    footerLinks: footerLinksText(footerLinks),
    importsAnHour: importsAnHour?.toString() ?? '',
    submissionsAnHour: submissionsAnHour?.toString() ?? '',
    messagesAnHour: messagesAnHour?.toString() ?? '',
    crawledPagesAnHour: crawledPagesAnHour?.toString() ?? '',
    countAds: countAds ? 'on' : '',
  }
}
export type TypedSettings = ReturnType<typeof formFromSettings>
