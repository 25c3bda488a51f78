import type { ReactNode } from 'react'
import type { SettingsForm } from '../../../core/settings/settings-form.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { AboutPanel } from './about-panel.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { CountingPanel } from './counting-panel.tsx'
import type { FixedSettings } from './fixed-value.tsx'
import { HomePagePanel } from './home-page-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { SearchLanguagesPanel } from './search-languages-panel.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import { VisitorRecipesPanel } from './visitor-recipes-panel.tsx'

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

export function SettingsFields({ fields, logo, hero, fixed, isPublic }: SettingsFieldsProps) {
  return (
    <>
      <LookPanel fields={fields} logo={logo} />
      <ContactPanel fields={fields} fixed={fixed} />
      <HomePagePanel fields={fields} hero={hero} />
      <AboutPanel fields={fields} />
      <PartsPanel field={fields.hiddenParts} />
      <VisitorRecipesPanel field={fields.reviewRule} isPublic={isPublic} />
      <SignUpPanel field={fields.signUp} fixed={fixed.signUp} />
      <SearchLanguagesPanel field={fields.searchLanguages} />
      <LimitsPanel fields={fields} isPublic={isPublic} />
      <CountingPanel field={fields.countAds} />
    </>
  )
}
