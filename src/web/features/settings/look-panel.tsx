import type { ReactNode } from 'react'
import { mostSocialLinks } from '../../../core/settings/social-links.ts'
import { type FormFieldData, TextareaField, TextField } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioRow } from '../../ui/radio.tsx'

type LookField = 'siteName' | 'logoHasName' | 'colors' | 'accent' | 'facebookUrl' | 'instagramUrl' | 'socialLinks'

interface LookPanelProps {
  fields: Record<LookField, FormFieldData>
  /** The picture field for the logo. */
  logo: ReactNode
}

/** The name, logo and accent color of the site, and its pages on social networks. */
export function LookPanel({ fields, logo }: LookPanelProps) {
  const colors = fields.colors.initialValue
  return (
    <Panel id="look" aria-labelledby="face-title" className="grid gap-5">
      <h2 id="face-title" className="text-h3">
        Name and look
      </h2>
      <div className="max-w-120">
        <TextField
          field={fields.siteName}
          label="Site name"
          hint="In the header and footer, in titles, feeds and emails."
        />
      </div>
      <div className="max-w-160">
        {logo}
        <CheckboxRow
          name="logoHasName"
          label="The logo contains the name"
          defaultChecked={Boolean(fields.logoHasName.initialValue)}
        />
        <p className="ml-9.5 text-small text-ink-soft">The header and emails then show the logo alone.</p>
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">Accent color</legend>
        <RadioRow name="colors" value="usual" label="Toasted caramel (default)" defaultChecked={colors !== 'own'} />
        <RadioRow name="colors" value="own" label="Custom color" defaultChecked={colors === 'own'} />
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
  )
}

/** Picking a color is enough: it need not be chosen twice. */
function chooseOwnColor({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('[name=colors][value=own]')?.click()
}
