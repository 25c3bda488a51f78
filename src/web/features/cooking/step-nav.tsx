import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'

interface StepNavProps {
  /** Counted from 1. */
  step: number
  stepCount: number
  pathOf: (step: number) => string
  recipePath: string
  onFinish: () => void
}

/** Moves to the step before and the next one. The last step leads back to the recipe. */
export function StepNav({ step, stepCount, pathOf, recipePath, onFinish }: StepNavProps) {
  return (
    <nav
      aria-label="Steps"
      className="mx-auto flex max-w-200 flex-wrap gap-3 px-4 py-3 md:px-8 flat:mr-0 flat:flex-none flat:gap-2 flat:py-1.5 flat:pl-2"
    >
      {step > 1 && (
        <ButtonLink to={pathOf(step - 1)} replace className="min-h-14 flex-1 flat:min-h-11 flat:px-3">
          <ArrowLeft aria-hidden />
          <span className="flat:sr-only">Back</span>
        </ButtonLink>
      )}
      {step < stepCount ? (
        <ButtonLink to={pathOf(step + 1)} replace variant="primary" className="min-h-14 flex-2 flat:min-h-11">
          Next
          <ArrowRight aria-hidden />
        </ButtonLink>
      ) : (
        <ButtonLink to={recipePath} variant="primary" className="min-h-14 flex-2 flat:min-h-11" onClick={onFinish}>
          <Check aria-hidden />
          Done
        </ButtonLink>
      )}
    </nav>
  )
}
