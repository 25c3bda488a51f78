import { numberText } from '../text/number-text.ts'
import { footerLinksText } from './footer-links.ts'
import { socialLinksText } from './social-links.ts'
import { partLabels } from './site-parts.ts'
import { settingNames, SiteSettings } from './site-settings.ts'

const rules = {
  'by-address': 'default',
  'at-once': 'listed at once',
  'after-review': 'listed after review',
} satisfies Record<SiteSettings['reviewRule'], string>

const signUps = {
  everyone: 'everyone',
  invited: 'people with an invitation',
  nobody: 'nobody',
} satisfies Record<SiteSettings['signUp'], string>

const orDefault = (most: number | null) => (most === null ? 'default' : numberText(most))

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const words: { [Name in keyof SiteSettings]: readonly [label: string, say: (value: SiteSettings[Name]) => string] } = {
  siteName: ['Name', (name) => name],
  logo: ['Logo', (logo) => (logo ? 'custom picture' : 'default')],
  logoHasName: ['The logo contains the name', (hasName) => (hasName ? 'yes' : 'no')],
  accent: ['Color', (accent) => accent ?? 'default'],
  facebookUrl: ['Facebook', (url) => url ?? 'none'],
  instagramUrl: ['Instagram', (url) => url ?? 'none'],
  socialLinks: ['Social networks', (links) => socialLinksText(links) || 'none'],
  contactEmail: ['Contact address', (email) => email ?? 'none'],
  contactPhone: ['Phone', (phone) => phone ?? 'none'],
  heroTitle: ['Heading of the home page', (title) => title ?? 'default'],
  heroText: ['Text of the home page', (text) => text ?? 'default'],
  heroPicture: ['Picture of the home page', (picture) => (picture ? 'custom picture' : 'default')],
  aboutText: ['About', (text) => text ?? 'default'],
  footerText: ['Footer text', (text) => text ?? 'default'],
  footerLinks: ['Footer links', (links) => footerLinksText(links) || 'none'],
  hiddenParts: ['Hidden parts', (parts) => parts.map((part) => partLabels[part]).join(', ') || 'none'],
  signUp: ['New accounts', (rule) => signUps[rule]],
  reviewRule: ['Recipes from visitors and cooks', (rule) => rules[rule]],
  importsAnHour: ['Imports', orDefault],
  submissionsAnHour: ['Submissions', orDefault],
  messagesAnHour: ['Messages', orDefault],
  crawledPagesAnHour: ['Pages with the site’s crawler key', orDefault],
  countAds: ['Counting', (isOn) => (isOn ? 'on' : 'off')],
  searchLanguages: ['Languages of the recipes', (languages) => languages.map(capitalized).join(', ') || 'none'],
}

/** Describes the stored settings after an edit conflict. */
export function settingsText(settings: SiteSettings): Array<readonly [label: string, text: string]> {
  return settingNames.map((name) => inWords(settings, name))
}

/** Describes only the changed settings, for the audit log. */
export function changesText(changed: Readonly<Record<string, unknown>>): Array<readonly [label: string, text: string]> {
  const settings = SiteSettings.parse(changed)
  return settingNames.filter((name) => name in changed).map((name) => inWords(settings, name))
}

function inWords<Name extends keyof SiteSettings>(settings: SiteSettings, name: Name) {
  const [label, say] = words[name]
  return [label, say(settings[name])] as const
}
