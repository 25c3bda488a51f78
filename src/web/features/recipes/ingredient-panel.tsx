import { useState } from 'react'
import { factorText, scaleRange, stepDown, stepUp } from '../../../core/recipes/scaling/scale.ts'
import { cn } from '../../ui/cn.ts'
import { Panel } from '../../ui/panel.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import type { AmountChoice } from './amount-choice.ts'
import { AmountControls } from './amount-controls.tsx'
import { IngredientList } from './ingredient-list.tsx'
import type { ShownIngredient } from './show-recipe.ts'

/** A phone shows so many lines at once, and needs no search for them. */
const shortList = 12

interface IngredientPanelProps {
  ingredients: ReadonlyArray<ShownIngredient>
  choice: AmountChoice
  /** The language of the lines. */
  lang: string | undefined
  onChange: (part: Partial<AmountChoice>) => void
}

/** A panel taller than the window sticks by its bottom edge, so that all of it can be read. */
function tellOwnHeight(panel: HTMLElement | null) {
  if (!panel) return
  const observer = new ResizeObserver(() => panel.style.setProperty('--own-height', `${panel.offsetHeight}px`))
  observer.observe(panel)
  return () => observer.disconnect()
}

export function IngredientPanel({ ingredients, choice, lang, onChange }: IngredientPanelProps) {
  const [query, setQuery] = useState('')
  return (
    <Panel
      ref={tellOwnHeight}
      aria-labelledby="ingredients"
      className="min-w-0 p-5 md:max-xl:p-4 md:sticky md:top-[min(6rem,calc(100dvh-var(--own-height,0px)-1rem))] no-script:static print:static print:p-0 print:shadow-none"
    >
      <div className="mb-3 flex flex-wrap print:mb-1 items-center justify-between gap-2">
        <h2 id="ingredients" className="text-[1.5rem]">
          Ingredients
        </h2>
        {ingredients.length > 0 && (
          <Stepper
            label="Ingredient multiplier"
            min={scaleRange.min}
            max={scaleRange.max}
            value={choice.scale}
            format={factorText}
            onValueChange={(value) =>
              onChange({ scale: value > choice.scale ? stepUp(choice.scale) : stepDown(choice.scale) })
            }
            className="no-script:hidden print:hidden"
          />
        )}
      </div>
      {ingredients.length === 0 ? (
        <p className="text-ink-soft">This recipe has no ingredient list.</p>
      ) : (
        <>
          <AmountControls choice={choice} onChange={onChange} />
          <div className={cn('no-script:hidden print:hidden', ingredients.length <= shortList && 'max-md:hidden')}>
            <SearchField
              label="Search ingredients"
              placeholder="Search ingredients"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
          <IngredientList ingredients={ingredients} query={query} lang={lang} />
        </>
      )}
    </Panel>
  )
}
