import { mostSearchLanguages, searchLanguages } from '../../../core/search/languages.ts'
import type { FormFieldData } from '../../forms/form-field.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Panel } from '../../ui/panel.tsx'

export function SearchLanguagesPanel({ field }: { field: FormFieldData }) {
  const chosen = new Set([field.initialValue].flat())
  const error = field.errors?.[0]
  return (
    <Panel id="languages" aria-labelledby="search-title">
      <h2 id="search-title" className="mb-1 text-h3">
        Search
      </h2>
      <fieldset aria-describedby="languages-hint languages-error">
        <legend className="mb-1 font-semibold">Languages of the recipes</legend>
        <p id="languages-hint" className="mb-2 max-w-[62ch] text-ink-soft">
          The search finds all forms of a word in these languages, such as “Kartoffel” and “Kartoffeln”. Choose at most{' '}
          {mostSearchLanguages}. With none, words must match exactly. After a change the search is rebuilt in the
          background, in about a minute per 100,000 recipes. Until then some forms are not found.
        </p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
          {searchLanguages.map((language) => (
            <CheckboxRow
              key={language}
              name="searchLanguages"
              value={language}
              label={<span className="capitalize">{language}</span>}
              defaultChecked={chosen.has(language)}
              aria-invalid={error ? true : undefined}
            />
          ))}
        </div>
        <FieldError id="languages-error">{error}</FieldError>
      </fieldset>
    </Panel>
  )
}
