import type { ReactNode } from 'react'
import type { SettingsErrors, TypedSettings } from '../../../../core/settings-form.ts'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RadioRow } from '../../ui/radio.tsx'
import { SearchLanguagesPanel } from './search-languages-panel.tsx'

interface SettingsFieldsProps {
  typed: TypedSettings
  errors: SettingsErrors
  /** Where the logo is chosen. */
  logo: ReactNode
  /** Whether the site has an address others reach it at. */
  isPublic: boolean
}

export function SettingsFields({ typed, errors, logo, isPublic }: SettingsFieldsProps) {
  return (
    <>
      <Panel aria-labelledby="face-title" className="grid gap-5">
        <h2 id="face-title" className="text-h3">
          Name and look
        </h2>
        <Field
          label="Site name"
          error={errors.siteName}
          hint="In the header and footer, in titles, feeds and mails."
          className="max-w-120"
        >
          <Input name="siteName" defaultValue={typed.siteName} required maxLength={60} />
        </Field>
        <div className="max-w-160">{logo}</div>
        <fieldset>
          <legend className="mb-1 font-semibold">Colour of what can be pressed</legend>
          <RadioRow
            name="colours"
            value="usual"
            label="Toasted caramel, as the site comes"
            defaultChecked={typed.colours !== 'own'}
          />
          <RadioRow name="colours" value="own" label="A colour of your own" defaultChecked={typed.colours === 'own'} />
          <Field
            label="Your colour"
            error={errors.accent}
            hint="It is measured: words in it and on it have to be readable, by day and in a lighter shade by night."
            className="mt-2 ml-9.5 max-w-110"
          >
            <Input name="accent" type="color" defaultValue={typed.accent} className="w-28 cursor-pointer p-1.5" />
          </Field>
        </fieldset>
      </Panel>
      <Panel aria-labelledby="review-title">
        <h2 id="review-title" className="mb-2 text-h3">
          Recipes of visitors and cooks
        </h2>
        <fieldset>
          <legend className="mb-1 text-ink-soft">
            When what they import, write or send in is listed. Trusted cooks, editors and admins never wait.
          </legend>
          <RadioRow
            name="reviewRule"
            value="by-address"
            label={`As the site comes: ${isPublic ? 'after review, since it has a public address' : 'at once, while it has no public address'}`}
            defaultChecked={!['at-once', 'after-review'].includes(typed.reviewRule)}
          />
          <RadioRow
            name="reviewRule"
            value="at-once"
            label="Listed at once"
            defaultChecked={typed.reviewRule === 'at-once'}
          />
          <RadioRow
            name="reviewRule"
            value="after-review"
            label="Listed after review"
            defaultChecked={typed.reviewRule === 'after-review'}
          />
        </fieldset>
        {errors.reviewRule && <p className="mt-2 font-semibold text-danger">{errors.reviewRule}</p>}
      </Panel>
      <SearchLanguagesPanel chosen={typed.searchLanguages.split(' ')} error={errors.searchLanguages} />
      <Panel aria-labelledby="limits-title">
        <h2 id="limits-title" className="mb-1 text-h3">
          Limits
        </h2>
        <p className="mb-4 max-w-[62ch] text-ink-soft">
          For one visitor in an hour. Left empty they are as the site comes.
        </p>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Imports" error={errors.importsAnHour} hint="Usually 300.">
            <Input name="importsAnHour" inputMode="numeric" defaultValue={typed.importsAnHour} />
          </Field>
          <Field label="Recipes sent in" error={errors.submissionsAnHour} hint={`Usually ${isPublic ? 30 : 200}.`}>
            <Input name="submissionsAnHour" inputMode="numeric" defaultValue={typed.submissionsAnHour} />
          </Field>
          <Field label="Messages" error={errors.messagesAnHour} hint="Usually 10.">
            <Input name="messagesAnHour" inputMode="numeric" defaultValue={typed.messagesAnHour} />
          </Field>
        </div>
      </Panel>
      <Panel aria-labelledby="counting" className="scroll-mt-24">
        <h2 id="counting" className="mb-1 text-h3">
          Counting
        </h2>
        <p className="mb-2 max-w-[62ch] text-ink-soft">
          The site watches nobody. If you like, it counts how often each ad was shown and followed on a day: numbers,
          without anything about who it was.
        </p>
        <CheckboxRow
          name="countAds"
          label="Count views and clicks of affiliates"
          defaultChecked={typed.countAds === 'on'}
        />
      </Panel>
    </>
  )
}
