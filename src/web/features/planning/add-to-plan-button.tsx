import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { openPart } from '../../ui/open-part.ts'

/** Loaded on demand, because its form is larger than the rest of the button's page. */
const loadDialog = () => import('./plan-recipe-dialog.tsx')
const PlanRecipeDialog = lazy(loadDialog)

interface AddToPlanButtonProps {
  recipe: { id: string; title: string }
  /** Those that the page shows. Null for the recipe as written. */
  servings: number | null
  className?: string
}

/** Opens the days and meals of the meal plan. */
export function AddToPlanButton({ recipe, servings, className }: AddToPlanButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => openPart(loadDialog, () => setIsOpen(true))} aria-haspopup="dialog" className={className}>
        <CalendarPlus aria-hidden />
        <span>
          <span className="max-md:sr-only">Add to </span>
          <span className="max-md:capitalize">plan</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <PlanRecipeDialog recipe={recipe} servings={servings} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
