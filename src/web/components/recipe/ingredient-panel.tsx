import { useState } from 'react'
import { multiplierRange } from '../../../core/recipe/scale.ts'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Stepper } from '../ui/stepper.tsx'
import type { AmountChoice } from './amount-choice.ts'
import { AmountControls } from './amount-controls.tsx'
import { IngredientList } from './ingredient-list.tsx'
import type { ShownIngredient } from './show-recipe.ts'

interface IngredientPanelProps {
  ingredients: ReadonlyArray<ShownIngredient>
  choice: AmountChoice
  onChange: (part: Partial<AmountChoice>) => void
}

export function IngredientPanel({ ingredients, choice, onChange }: IngredientPanelProps) {
  const [query, setQuery] = useState('')
  return (
    <Panel
      aria-labelledby="ingredients"
      className="p-5 md:sticky md:top-24 md:max-h-[calc(100dvh-7rem)] md:overflow-y-auto print:static print:max-h-none print:overflow-visible print:p-0 print:shadow-none"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ingredients" className="text-[1.5rem]">
          Ingredients
        </h2>
        <Stepper
          label="Ingredient multiplier"
          {...multiplierRange}
          value={choice.ingredients}
          format={(value) => `${value}x`}
          onValueChange={(value) => onChange({ ingredients: value })}
          className="no-script:hidden print:hidden"
        />
      </div>
      <AmountControls choice={choice} onChange={onChange} />
      <div className="no-script:hidden print:hidden">
        <SearchField
          label="Search ingredients"
          placeholder="Search ingredients"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <IngredientList ingredients={ingredients} query={query} />
    </Panel>
  )
}
