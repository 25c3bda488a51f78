import { useState } from 'react'
import type { FacetChoice } from '../../../core/search/search.ts'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { ChoiceLabel, FacetGroup, wideLabel, shownChoices } from './facet-group.tsx'
import { valueLabel } from './facet-text.ts'

interface SeveralOfProps {
  legend: string
  note?: string
  /** The query parameter. */
  name: string
  formId: string
  /** The order of the values, if not by frequency. */
  order?: ReadonlyArray<string>
  choices: ReadonlyArray<FacetChoice>
  chosen: ReadonlyArray<string>
  onChange: (chosen: Array<string>) => void
}

const mostShown = 18
const shownAtFirst = 6
/** Fewer values than this are not worth folding. */
const fewestFolded = 3

/** A facet with any number of choices. Rare values are folded, except without script. */
export function SeveralOf({ legend, note, name, formId, order, choices, chosen, onChange }: SeveralOfProps) {
  const all = shownChoices(choices, chosen, { most: mostShown, order })
  const shown = all.length < shownAtFirst + fewestFolded ? all.length : shownAtFirst
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (all.length === 0) return null
  const isFolded = (index: number, value: string) => index >= shown && !isUnfolded && !chosen.includes(value)
  return (
    <FacetGroup legend={legend} note={note}>
      <ul>
        {all.map(({ value, label, count, isMore }, index) => (
          <li key={value} className={cn(isFolded(index, value) && 'hidden no-script:block')}>
            <CheckboxRow
              name={name}
              form={formId}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
              label={<ChoiceLabel label={valueLabel(name, label)} count={count} isMore={isMore} />}
              className={wideLabel}
            />
          </li>
        ))}
      </ul>
      {all.length > shown && (
        <button
          type="button"
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="inline-flex min-h-11 items-center font-[550] text-link underline underline-offset-[0.2em] no-script:hidden"
        >
          {isUnfolded ? 'Fewer' : `${all.length - shown} more`}
          <span className="sr-only"> of {legend.toLowerCase()}</span>
        </button>
      )}
    </FacetGroup>
  )
}
