import { Carrot, Gauge, Soup, Timer } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { Fragment, type ReactNode } from 'react'
import { durationParts } from '../../../core/recipes/times/duration-text.ts'
import { timeDetail } from '../../../core/recipes/times/time-detail.ts'
import { totalMinutes } from '../../../core/recipes/times/total-time.ts'
import { cn } from '../../ui/cn.ts'
import type { RecipeHead } from './recipe-view.tsx'

interface RecipeFactsProps {
  recipe: RecipeHead
  /** The scaled number of servings. Null if the recipe does not state it. */
  servings: number | null
  isScaled: boolean
  ingredientCount: number
  stepCount: number
}

/** Time, servings and difficulty. Leaves out what the recipe does not state. */
export function RecipeFacts({ recipe, servings, isScaled, ingredientCount, stepCount }: RecipeFactsProps) {
  const minutes = totalMinutes(recipe)
  if (minutes === 0 && servings === null && !recipe.yield && recipe.difficulty === null) {
    return <div className="h-[clamp(1.5rem,3vw,2.5rem)]" />
  }
  return (
    <dl className="my-[clamp(1.5rem,3vw,2.5rem)] grid max-md:my-4 grid-cols-[repeat(auto-fit,minmax(min(100%,5.4rem),1fr))] gap-[clamp(10px,1.6vw,1.25rem)] print:my-3">
      {minutes > 0 && (
        <Fact
          name="Time"
          icon={<Timer aria-hidden />}
          detail={timeDetail(recipe)}
          className="bg-butter text-butter-ink"
        >
          <Minutes minutes={minutes} />
        </Fact>
      )}
      {servings === null ? (
        recipe.yield && (
          <Fact name="Makes" icon={<Soup aria-hidden />} detail={null} className="bg-berry text-berry-ink">
            <span className="text-[.7em]">{recipe.yield}</span>
          </Fact>
        )
      ) : (
        <Fact
          name="Servings"
          icon={<Soup aria-hidden />}
          detail={servingsDetail(recipe, isScaled)}
          className="bg-berry text-berry-ink"
        >
          {servings}
        </Fact>
      )}
      {recipe.difficulty === null ? (
        <Fact
          name="Ingredients"
          icon={<Carrot aria-hidden />}
          detail={counted(stepCount, 'step')}
          className="bg-mint text-mint-ink"
        >
          {ingredientCount}
        </Fact>
      ) : (
        <Fact
          name="Difficulty"
          icon={<Gauge aria-hidden />}
          detail={`${counted(ingredientCount, 'ingredient')}, ${counted(stepCount, 'step')}`}
          className="bg-mint text-mint-ink"
          isDetailExtra
        >
          <span className="capitalize">{recipe.difficulty}</span>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  name: string
  icon: ReactNode
  detail: string | null
  className: string
  /** Hides the detail on phones, where a third of the width is too narrow. */
  isDetailExtra?: boolean
  children: ReactNode
}

function Fact({ name, icon, detail, className, isDetailExtra = false, children }: FactProps) {
  return (
    <div
      className={cn(
        'min-w-0 rounded-md px-[clamp(.75rem,2vw,1.5rem)] pt-4.5 pb-5 [overflow-wrap:anywhere] max-md:pt-3 max-md:pb-3.5 md:rounded-lg',
        'print:flex print:flex-wrap print:items-baseline print:gap-x-2 print:rounded-none print:bg-transparent print:p-0',
        className,
      )}
    >
      <dt className="flex items-center gap-[.45rem] text-small font-semibold [&_.lucide]:max-md:hidden [&_.lucide]:print:hidden">
        {icon}
        {name}
      </dt>
      <dd className="font-display text-[clamp(1.375rem,.9rem+2vw,2.25rem)] leading-[1.15] font-semibold text-ink print:text-[13pt] [&_small]:text-[.6em] [&_small]:font-medium">
        {children}
      </dd>
      {detail && (
        <dd
          className={cn(
            'text-micro leading-[1.35] font-medium md:text-small print:text-[9pt]',
            isDetailExtra && 'max-md:hidden',
          )}
        >
          {detail}
        </dd>
      )}
    </div>
  )
}

function Minutes({ minutes }: { minutes: number }) {
  return durationParts(minutes).map(({ value, unit }, index) => (
    <Fragment key={unit}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">
        {value} <small>{unit}</small>
      </span>
    </Fragment>
  ))
}

function servingsDetail(recipe: RecipeHead, isScaled: boolean) {
  if (isScaled) return `${recipe.servings} in the original`
  return recipe.yield !== null && !/^\d+(?:\s*(?:servings?|portions?))?$/i.test(recipe.yield) ? recipe.yield : null
}
