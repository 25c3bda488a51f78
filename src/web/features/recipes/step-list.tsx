import { ArrowUp } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { groupsWithPlaces } from './groups-with-places.ts'
import type { ShownIngredient, ShownStep } from './show-recipe.ts'
import { StepText } from './step-text.tsx'
import { type StepUse, usesOfStep } from './step-uses.ts'
import { StepUsesLine } from './step-uses-line.tsx'

interface StepListProps {
  steps: ReadonlyArray<ShownStep>
  ingredients: ReadonlyArray<ShownIngredient>
  lang: string | undefined
  /** A control beside the heading. */
  control?: ReactNode
}

/** The steps, numbered through all groups. */
export function StepList({ steps, ingredients, lang, control }: StepListProps) {
  return (
    <section aria-labelledby="instructions" className="min-w-0 pt-5 print:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="instructions" className="text-[1.5rem]">
          Instructions
        </h2>
        {control}
      </div>
      {steps.length === 0 && <p className="mt-3 text-ink-soft">This recipe has no instructions.</p>}
      {/* The link sticks within the steps, so that it never covers the heading. */}
      <div>
        {groupsWithPlaces(steps).map(({ group, entries }) => (
          <Fragment key={entries[0]?.place}>
            {group && (
              <h3
                dir="auto"
                lang={lang}
                className="mt-5 [overflow-wrap:anywhere] text-ink-soft print:mt-2 print:text-[11pt]"
              >
                {group}
              </h3>
            )}
            <ol lang={lang} start={(entries[0]?.place ?? 0) + 1} className="mt-4.5 print:mt-1">
              {entries.map(({ place, entry }) => (
                <StepRow
                  key={place}
                  number={place + 1}
                  step={entry}
                  uses={usesOfStep(ingredients, steps, place)}
                  lang={lang}
                  isUnderHeading={group !== null}
                />
              ))}
            </ol>
          </Fragment>
        ))}
        {steps.length > 0 && ingredients.length > 0 && (
          <a
            href="#ingredients"
            className="sticky bottom-[calc(1rem+var(--timers))] z-1 mx-auto flex min-h-11 w-fit items-center gap-1.5 rounded-pill bg-surface px-4 font-display text-small font-[560] text-ink no-underline shadow-card-float md:hidden print:hidden"
          >
            <ArrowUp aria-hidden />
            Ingredients
          </a>
        )}
      </div>
    </section>
  )
}

interface StepRowProps {
  number: number
  step: ShownStep
  uses: ReadonlyArray<StepUse>
  lang: string | undefined
  /** True if the step is in a group with a heading. The step's own title is then one heading level lower. */
  isUnderHeading: boolean
}

function StepRow({ number, step, uses, lang, isUnderHeading }: StepRowProps) {
  const Heading = isUnderHeading ? 'h4' : 'h3'
  return (
    <li
      id={`step-${number}`}
      dir="auto"
      className="relative grid grid-cols-[46px_minmax(0,1fr)] gap-4 pb-7 before:absolute before:top-12.5 before:bottom-1 before:start-5.5 before:border-s-[2.5px] before:border-dotted before:border-blush-deep last:before:hidden print:grid-cols-[1.5em_minmax(0,1fr)] print:gap-1 print:pb-1.5 print:before:hidden"
    >
      <span
        aria-hidden
        className="toasted-pale grid h-11 w-11.5 place-items-center rounded-mallow font-display text-[1.25rem] leading-none font-semibold text-on-mallow shadow-mallow print:block print:h-auto print:w-auto print:bg-none print:text-[11pt] print:leading-[1.45] print:text-ink print:shadow-none"
      >
        {number}
      </span>
      <div className="[overflow-wrap:anywhere]">
        {step.name && <Heading className="pt-2 print:pt-0 print:text-[11pt]">{step.name}</Heading>}
        <p
          className={cn(
            'leading-[1.72] whitespace-pre-line print:mt-0 print:pt-0 print:leading-[1.45]',
            step.name ? 'mt-1.5' : 'pt-2',
          )}
        >
          <StepText text={step.text} times={step.times} />
        </p>
        <StepUsesLine uses={uses} lang={lang} className="mt-2.5" />
      </div>
    </li>
  )
}
