import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { Pan } from '../../../core/recipes/scaling/pan.ts'
import type { ShownIngredient } from './show-recipe.ts'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because it needs the table of units. */
const loadForms = () => import('./scale-by-forms.tsx')
const forms = {
  ingredient: lazy(async () => ({ default: (await loadForms()).IngredientAtHand })),
  pan: lazy(async () => ({ default: (await loadForms()).OtherPan })),
}
const ways = [
  { way: 'ingredient', label: 'By an ingredient' },
  { way: 'pan', label: 'By pan size' },
] as const

export interface MoreScalingProps {
  /** The ingredients as written. */
  written: ReadonlyArray<ShownIngredient>
  /** The pan that the recipe names. */
  pan: Pan | null
  onScaleChange: (scale: number) => void
}

/** Two more ways to a factor: the amount of an ingredient at hand, and another pan. */
export function MoreScaling(props: MoreScalingProps) {
  const [open, setOpen] = useState<keyof typeof forms | null>(null)
  const id = useId()
  const Form = open && forms[open]
  return (
    <div className="col-span-full grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        {ways.map(({ way, label }) => (
          <Button
            key={way}
            aria-expanded={open === way}
            aria-controls={open === way ? id : undefined}
            onClick={() => (open === way ? setOpen(null) : openPart(loadForms, () => setOpen(way)))}
            className={cn('min-h-11 px-4 text-small', open === way && 'bg-blush ring-2 ring-primary ring-inset')}
          >
            {label}
          </Button>
        ))}
      </div>
      {Form && (
        <div id={id}>
          <Suspense fallback={<Spinner label="Loading" className="p-4" />}>
            <Form {...props} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
