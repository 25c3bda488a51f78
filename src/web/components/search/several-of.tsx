import type { FacetChoice } from '../../../core/search/search.ts'
import { CheckboxRow } from '../ui/checkbox.tsx'
import { ChoiceLabel, FacetGroup, wideLabel, withChosen } from './facet-group.tsx'
import { valueLabel } from './facet-text.ts'

interface SeveralOfProps {
  legend: string
  note?: string
  /** Of the parameter in the address. */
  name: string
  formId: string
  choices: ReadonlyArray<FacetChoice>
  chosen: ReadonlyArray<string>
  onChange: (chosen: Array<string>) => void
}

const shownAtFirst = 6
/** Two or three more are no reason to fold them away. */
const fewestFolded = 3

/** A facet of which one may choose several. */
export function SeveralOf({ legend, note, choices, ...rest }: SeveralOfProps) {
  const all = withChosen(choices, rest.chosen)
  if (all.length === 0) return null
  const cut = all.length < shownAtFirst + fewestFolded ? all.length : shownAtFirst
  const folded = all.slice(cut)
  return (
    <FacetGroup legend={legend} note={note}>
      <Rows {...rest} choices={all.slice(0, cut)} />
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => rest.chosen.includes(value))} className="group/more">
          <summary className="inline-flex min-h-11 items-center rounded-pill font-[550] text-link underline underline-offset-[0.2em]">
            <span className="group-open/more:hidden">{folded.length} more</span>
            <span className="hidden group-open/more:inline">Fewer</span>
            <span className="sr-only"> of {legend.toLowerCase()}</span>
          </summary>
          <Rows {...rest} choices={folded} />
        </details>
      )}
    </FacetGroup>
  )
}

function Rows({ name, formId, choices, chosen, onChange }: Omit<SeveralOfProps, 'legend' | 'note'>) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
  return (
    <ul>
      {choices.map(({ value, label, count, isMore }) => (
        <li key={value}>
          <CheckboxRow
            name={name}
            form={formId}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
            label={<ChoiceLabel label={valueLabel(label)} count={count} isMore={isMore} />}
            className={wideLabel}
          />
        </li>
      ))}
    </ul>
  )
}
