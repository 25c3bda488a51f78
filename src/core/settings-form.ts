import { z } from 'zod'
import { accentFrom } from './accent.ts'
import { mostSearchLanguages, searchLanguages } from './search/languages.ts'
import { reviewRules } from './site-settings.ts'

/** What the form holds, as typed. */
export const emptySettings = {
  siteName: '',
  imageId: '',
  /** `own` where the colour counts. */
  colours: '',
  accent: '',
  reviewRule: '',
  importsAnHour: '',
  submissionsAnHour: '',
  messagesAnHour: '',
  countAds: '',
  /** With spaces between them. */
  searchLanguages: '',
}
export type TypedSettings = typeof emptySettings
export type SettingsErrors = Partial<Record<keyof TypedSettings, string>>

const hourly = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'A whole number from 1 to 100,000, or nothing')
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((most) => most === null || (most >= 1 && most <= 100_000), 'A whole number from 1 to 100,000, or nothing')

export const SettingsForm = z
  .object({
    siteName: z
      .string()
      .trim()
      .min(1, 'Give the site a name')
      .max(60, 'At most 60 characters')
      .regex(/^\P{Cc}*$/u, 'The name has to be one line'),
    imageId: z
      .string()
      .regex(/^[0-9a-f]{0,24}$/, 'The picture is no longer here. Choose it again.')
      .transform((text) => text || null),
    colours: z.string(),
    accent: z.string(),
    reviewRule: z.enum(reviewRules, 'Choose one of the three'),
    importsAnHour: hourly,
    submissionsAnHour: hourly,
    messagesAnHour: hourly,
    countAds: z.string().transform((text) => text === 'on'),
    searchLanguages: z
      .string()
      .transform((text) => searchLanguages.filter((language) => text.split(' ').includes(language)))
      .refine(({ length }) => length <= mostSearchLanguages, `Choose at most ${mostSearchLanguages} languages`),
  })
  .transform(({ imageId, colours, accent, ...rest }) => ({
    ...rest,
    logo: imageId,
    accent: colours === 'own' ? accent.toLowerCase() : null,
  }))
  .superRefine(({ accent }, context) => {
    const outcome = accent === null ? null : accentFrom(accent)
    if (outcome?.ok === false) context.addIssue({ code: 'custom', path: ['accent'], message: outcome.problem })
  })
export type SettingsForm = z.infer<typeof SettingsForm>
