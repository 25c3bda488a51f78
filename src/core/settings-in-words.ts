import { settingNames, SiteSettings } from './site-settings.ts'

const rules = {
  'by-address': 'as the site comes',
  'at-once': 'listed at once',
  'after-review': 'listed after review',
} satisfies Record<SiteSettings['reviewRule'], string>

const usually = (most: number | null) => most?.toLocaleString('en') ?? 'as the site comes'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const words: { [Name in keyof SiteSettings]: readonly [label: string, say: (value: SiteSettings[Name]) => string] } = {
  siteName: ['Name', (name) => name],
  logo: ['Logo', (logo) => (logo ? 'a picture of your own' : 'as the site comes')],
  accent: ['Colour', (accent) => accent ?? 'as the site comes'],
  reviewRule: ['Recipes of visitors and cooks', (rule) => rules[rule]],
  importsAnHour: ['Imports', usually],
  submissionsAnHour: ['Recipes sent in', usually],
  messagesAnHour: ['Messages', usually],
  countAds: ['Counting', (isOn) => (isOn ? 'on' : 'off')],
  searchLanguages: ['Languages of the recipes', (languages) => languages.map(capitalised).join(', ') || 'none'],
}

/** For whoever is told that somebody else was faster. */
export function settingsInWords(settings: SiteSettings): Array<readonly [label: string, text: string]> {
  return settingNames.map((name) => inWords(settings, name))
}

/** Those that `changed` holds, as the log keeps them. */
export function changesInWords(
  changed: Readonly<Record<string, unknown>>,
): Array<readonly [label: string, text: string]> {
  const settings = SiteSettings.parse(changed)
  return settingNames.filter((name) => name in changed).map((name) => inWords(settings, name))
}

function inWords<Name extends keyof SiteSettings>(settings: SiteSettings, name: Name) {
  const [label, say] = words[name]
  return [label, say(settings[name])] as const
}
