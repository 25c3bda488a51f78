import type { ReactNode } from 'react'
import type { SettingsForm } from '../../../core/settings/settings-form.ts'
import { ContactPanel } from './contact-panel.tsx'
import type { FixedSettings } from './fixed-value.tsx'
import { mostSocialLinks } from '../../../core/settings/social-links.ts'
import { mostFooterLinks } from '../../../core/settings/footer-links.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { SearchLanguagesPanel } from './search-languages-panel.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'

interface SettingsFieldsProps {
  fields: Record<keyof SettingsForm, FormFieldData>
  /** The picture field for the logo. */
  logo: ReactNode
  /** The picture field for the home page. */
  hero: ReactNode
  fixed: FixedSettings
  /** True if the site has a public address. */
  isPublic: boolean
}

/** The sections of the settings, in order. The last one is below the form. */
export const settingsSections = [
  ['look', 'Name and look'],
  ['contact', 'Contact'],
  ['home-page', 'Home page'],
  ['about', 'About and footer'],
  ['parts', 'Parts of the site'],
  ['reviewing', 'Recipes from visitors'],
  ['accounts', 'New accounts'],
  ['languages', 'Search'],
  ['limits', 'Limits'],
  ['counting', 'Counting'],
  ['environment', 'Environment'],
] as const

/** Picking a color is enough: it need not be chosen twice. */
function chooseOwnColor({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('[name=colours][value=own]')?.click()
}

export function SettingsFields({ fields, logo, hero, fixed, isPublic }: SettingsFieldsProps) {
  const [colours, reviewRule] = [fields.colours.initialValue, fields.reviewRule.initialValue]
  return (
    <>
      <Panel id="look" aria-labelledby="face-title" className="grid gap-5">
        <h2 id="face-title" className="text-h3">
          Name and look
        </h2>
        <div className="max-w-120">
          <TextField
            field={fields.siteName}
            label="Site name"
            hint="In the header and footer, in titles, feeds and mails."
          />
        </div>
        <div className="max-w-160">
          {logo}
          <CheckboxRow
            name="logoHasName"
            label="The logo contains the name"
            defaultChecked={Boolean(fields.logoHasName.initialValue)}
          />
          <p className="ml-9.5 text-small text-ink-soft">The header and mails then show the logo alone.</p>
        </div>
        <fieldset>
          <legend className="mb-1 font-semibold">Accent color</legend>
          <RadioRow name="colours" value="usual" label="Toasted caramel (default)" defaultChecked={colours !== 'own'} />
          <RadioRow name="colours" value="own" label="Custom color" defaultChecked={colours === 'own'} />
          <div className="mt-2 ml-9.5 max-w-110" onInput={chooseOwnColor}>
            <TextField
              field={fields.accent}
              label="Your color"
              hint="We check the contrast: text in this color and on it must be readable in both themes."
              type="color"
              className="w-28 cursor-pointer p-1.5"
            />
          </div>
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            field={fields.facebookUrl}
            label="Facebook page"
            hint="Linked in the footer. Leave it empty to show no link."
            type="url"
          />
          <TextField
            field={fields.instagramUrl}
            label="Instagram page"
            hint="Linked in the footer. Leave it empty to show no link."
            type="url"
          />
        </div>
        <TextareaField
          field={fields.socialLinks}
          label="Other networks"
          hint={`Linked in the footer, one address per line, at most ${mostSocialLinks}. Known networks get their icon. You can put a name before the address. Example: Mastodon https://cooking.example.com/@us`}
          rows={3}
          spellCheck={false}
        />
      </Panel>
      <ContactPanel fields={fields} fixed={fixed} />
      <Panel id="home-page" aria-labelledby="home-title" className="grid gap-5">
        <h2 id="home-title" className="text-h3">
          Home page
        </h2>
        <p className="-mt-3 max-w-[62ch] text-ink-soft">Leave a field empty for the default.</p>
        <TextField field={fields.heroTitle} label="Heading" maxLength={80} />
        <TextareaField field={fields.heroText} label="Text below it" rows={3} maxLength={300} />
        <div className="max-w-160">{hero}</div>
      </Panel>
      <Panel id="about" aria-labelledby="about-title" className="grid gap-5">
        <h2 id="about-title" className="text-h3">
          About page and footer
        </h2>
        <TextareaField
          field={fields.aboutText}
          label="About text"
          hint="Who runs this site, and for whom. An empty line begins a new paragraph. Leave it empty for the default."
          rows={8}
          maxLength={5000}
        />
        <TextField
          field={fields.footerText}
          label="Footer text"
          hint="The line below the site’s name in the footer. Leave it empty for the default."
          maxLength={160}
        />
        <TextareaField
          field={fields.footerLinks}
          label="Footer links"
          hint={`One per line: a name, then an address or a path of this site. At most ${mostFooterLinks}. Example: Our bakery https://bakery.example.com`}
          rows={4}
        />
      </Panel>
      <PartsPanel field={fields.hiddenParts} />
      <Panel id="reviewing" aria-labelledby="review-title">
        <h2 id="review-title" className="mb-2 text-h3">
          Recipes from visitors and cooks
        </h2>
        <fieldset>
          <legend className="mb-1 text-ink-soft">
            When their imports and submissions are listed. Trusted cooks, editors and administrators never wait.
          </legend>
          <RadioRow
            name="reviewRule"
            value="by-address"
            label={`Default: ${isPublic ? 'after review, since it has a public address' : 'at once, while it has no public address'}`}
            defaultChecked={reviewRule !== 'at-once' && reviewRule !== 'after-review'}
          />
          <RadioRow
            name="reviewRule"
            value="at-once"
            label="Listed at once"
            defaultChecked={reviewRule === 'at-once'}
          />
          <RadioRow
            name="reviewRule"
            value="after-review"
            label="Listed after review"
            defaultChecked={reviewRule === 'after-review'}
          />
        </fieldset>
        {fields.reviewRule.errors && <p className="mt-2 font-semibold text-danger">{fields.reviewRule.errors[0]}</p>}
      </Panel>
      <SignUpPanel field={fields.signUp} fixed={fixed.signUp} />
      <SearchLanguagesPanel field={fields.searchLanguages} />
      <Panel id="limits" aria-labelledby="limits-title">
        <h2 id="limits-title" className="mb-1 text-h3">
          Limits
        </h2>
        <p className="mb-4 max-w-[62ch] text-ink-soft">Per visitor and hour. Leave a field empty for the default.</p>
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField field={fields.importsAnHour} label="Imports" hint="Default: 300." inputMode="numeric" />
          <TextField
            field={fields.submissionsAnHour}
            label="Submissions"
            hint={`Default: ${isPublic ? 30 : 200}.`}
            inputMode="numeric"
          />
          <TextField field={fields.messagesAnHour} label="Messages" hint="Default: 10." inputMode="numeric" />
          <TextField
            field={fields.crawledPagesAnHour}
            label="Crawled pages"
            hint="With the site’s own crawler key. Default: 100. With 0, visitors need a key of their own."
            inputMode="numeric"
          />
        </div>
      </Panel>
      <Panel id="counting" aria-labelledby="counting-title">
        <h2 id="counting-title" className="mb-1 text-h3">
          Counting
        </h2>
        <p className="mb-2 max-w-[62ch] text-ink-soft">
          The site doesn’t track anyone. It can count views and clicks of each ad per day, without recording who.
        </p>
        <CheckboxRow
          name="countAds"
          label="Count views and clicks of affiliates"
          defaultChecked={Boolean(fields.countAds.initialValue)}
        />
      </Panel>
    </>
  )
}
