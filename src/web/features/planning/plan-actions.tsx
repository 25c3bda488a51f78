import { Eraser, Printer, Undo2, Utensils } from 'lucide-react'
import { useState } from 'react'
import { emptyPlan, fillDinners, isEmptyPlan, type MealPlan } from '../../../core/planning/meal-plan.ts'
import { Button } from '../../ui/button.tsx'
import { changePlan } from './stored-plan.ts'

interface PlanActionsProps {
  plan: MealPlan
  saved: ReadonlyArray<{ id: string; title: string }>
}

export function PlanActions({ plan, saved }: PlanActionsProps) {
  const [before, setBefore] = useState<MealPlan | null>(null)
  const isEmpty = isEmptyPlan(plan)
  const filled = fillDinners(plan, saved)
  const canFill = Object.keys(filled.dishes).some((slot) => !(slot in plan.dishes))

  function empty() {
    setBefore(plan)
    changePlan(() => emptyPlan)
  }

  return (
    <div className="flex flex-wrap gap-2.5 no-script:hidden print:hidden">
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
      {canFill && (
        <Button onClick={() => changePlan(() => filled)}>
          <Utensils aria-hidden />
          Fill dinners from saved recipes
        </Button>
      )}
      {!isEmpty && (
        <Button onClick={empty}>
          <Eraser aria-hidden />
          Clear the plan
        </Button>
      )}
      {isEmpty && before && (
        <Button onClick={() => changePlan(() => before)}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      )}
    </div>
  )
}
