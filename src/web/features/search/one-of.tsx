import type { FacetChoice } from '../../../core/search/search.ts'
import { RadioRow } from '../../ui/radio.tsx'
import { ChoiceLabel, FacetGroup, wideLabel, shownChoices } from './facet-group.tsx'

interface OneOfProps {
  legend: string
  /** The query parameter. */
  name: string
  formId: string
  /** The label for no choice. */
  anyLabel: string
  /** The order of the values, if not by frequency. */
  order?: ReadonlyArray<string>
  choices: ReadonlyArray<FacetChoice>
  labelOf: (choice: Pick<FacetChoice, 'value' | 'label'>) => string
  chosen: string | null
  onChange: (chosen: string | null) => void
}

const mostShown = 8

/** A facet with at most one choice. */
export function OneOf({ legend, name, formId, anyLabel, order, choices, labelOf, chosen, onChange }: OneOfProps) {
  const all = shownChoices(choices, chosen === null ? [] : [chosen], { most: mostShown, order })
  if (all.length === 0) return null
  const shared = { name, form: formId, className: wideLabel }
  return (
    <FacetGroup legend={legend}>
      <RadioRow {...shared} value="" checked={chosen === null} onChange={() => onChange(null)} label={anyLabel} />
      {all.map((choice) => (
        <RadioRow
          key={choice.value}
          {...shared}
          value={choice.value}
          checked={choice.value === chosen}
          onChange={() => onChange(choice.value)}
          label={<ChoiceLabel {...choice} label={labelOf(choice)} />}
        />
      ))}
    </FacetGroup>
  )
}
