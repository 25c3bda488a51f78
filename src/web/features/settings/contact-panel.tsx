import type { SettingsForm } from '../../../core/settings/settings-form.ts'
import { type FormFieldData, TextField } from '../../forms/form-field.tsx'
import { type FixedSettings, FixedValue } from './fixed-value.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ContactPanelProps {
  fields: Pick<Record<keyof SettingsForm, FormFieldData>, 'contactEmail' | 'contactPhone'>
  fixed: Pick<FixedSettings, 'email' | 'phone'>
}

/** The address and number for visitors. A value of the environment replaces the field. */
export function ContactPanel({ fields, fixed }: ContactPanelProps) {
  return (
    <Panel id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className="mb-1 text-h3">
        Contact
      </h2>
      <p className="mb-4 max-w-[62ch] text-ink-soft">
        The address is in the footer and on the contact, support and privacy pages, and gets visitors’ messages. The
        phone number is on the contact and support pages.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        {fixed.email ? (
          <FixedValue label="Email address" value={fixed.email} name="CONTACT_EMAIL" field={fields.contactEmail} />
        ) : (
          <TextField field={fields.contactEmail} label="Email address" type="email" autoComplete="off" />
        )}
        {fixed.phone ? (
          <FixedValue label="Phone" value={fixed.phone} name="CONTACT_PHONE" field={fields.contactPhone} />
        ) : (
          <TextField field={fields.contactPhone} label="Phone (optional)" type="tel" autoComplete="off" />
        )}
      </div>
    </Panel>
  )
}
