import type { ShownStep } from '../recipes/show-recipe.ts'
import type { StepUse } from '../recipes/step-uses.ts'
import { StepIngredients } from './step-ingredients.tsx'
import { TimedText } from './timed-text.tsx'

interface CurrentStepProps {
  recipeId: string
  /** Undefined for a recipe without instructions. */
  step: ShownStep | undefined
  /** Counted from 1. */
  number: number
  stepCount: number
  uses: ReadonlyArray<StepUse>
  lang: string | undefined
}

/** The step the cook is at, in large letters. On a phone, its ingredients are below it. */
export function CurrentStep({ recipeId, step, number, stepCount, uses, lang }: CurrentStepProps) {
  return (
    <section aria-live="polite" aria-label={`Step ${number} of ${stepCount}`}>
      <p className="font-display text-body font-[560] text-ink-soft">
        Step {number} of {stepCount}
        {step?.group && (
          <span dir="auto" lang={lang}>
            {' '}
            · {step.group}
          </span>
        )}
      </p>
      {step?.name && (
        <h2 dir="auto" lang={lang} className="mt-3 text-h2 [overflow-wrap:anywhere]">
          {step.name}
        </h2>
      )}
      <p
        dir="auto"
        lang={lang}
        className="mt-4 text-[clamp(1.375rem,1rem+1.8vw,2rem)] leading-[1.55] flat:mt-2 flat:text-[1.375rem] whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {step ? <TimedText recipeId={recipeId} text={step.text} /> : 'This recipe has no instructions.'}
      </p>
      <StepIngredients uses={uses} lang={lang} className="mt-6 lg:hidden" />
    </section>
  )
}
