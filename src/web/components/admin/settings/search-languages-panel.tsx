import { mostSearchLanguages, searchLanguages } from '../../../../core/search/languages.ts'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { Panel } from '../../ui/panel.tsx'

interface SearchLanguagesPanelProps {
  chosen: ReadonlyArray<string>
  error: string | undefined
}

export function SearchLanguagesPanel({ chosen, error }: SearchLanguagesPanelProps) {
  return (
    <Panel aria-labelledby="search-title">
      <h2 id="search-title" className="mb-1 text-h3">
        Search
      </h2>
      <fieldset aria-describedby="languages-hint languages-error">
        <legend className="mb-1 font-semibold">Languages of the recipes</legend>
        <p id="languages-hint" className="mb-2 max-w-[62ch] text-ink-soft">
          So that a word is found in all its forms, “Kartoffel” and “Kartoffeln”. At most {mostSearchLanguages}; with
          none, words are looked for as they are written. After a change the search is made anew while the site goes on,
          about a minute for a hundred thousand recipes; until then some forms of words are not found.
        </p>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
          {searchLanguages.map((language) => (
            <CheckboxRow
              key={language}
              name="searchLanguages"
              value={language}
              label={<span className="capitalize">{language}</span>}
              defaultChecked={chosen.includes(language)}
              aria-invalid={error ? true : undefined}
            />
          ))}
        </div>
        <FieldError id="languages-error">{error}</FieldError>
      </fieldset>
    </Panel>
  )
}
