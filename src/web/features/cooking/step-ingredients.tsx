import { cn } from '../../ui/cn.ts'
import type { StepUse } from '../recipes/step-uses.ts'

interface StepIngredientsProps {
  uses: ReadonlyArray<StepUse>
  lang: string | undefined
  className?: string
}

/** The ingredients that this step needs. */
export function StepIngredients({ uses, lang, className }: StepIngredientsProps) {
  if (uses.length === 0) return null
  return (
    <div className={cn('rounded-md bg-sunk p-4 dark:shadow-edge', className)}>
      <h2 className="text-[1.125rem]">For this step</h2>
      <ul lang={lang} className="mt-1 text-[1.125rem]">
        {uses.map(({ place, amount, joint = ' ', name, isShared }) => (
          <li key={place} dir="auto" className="py-1 leading-[1.4] [overflow-wrap:anywhere]">
            {amount && <b className="font-[650] tabular-nums">{amount}</b>}
            {amount && joint}
            {name}
            {isShared && amount && <span className="text-ink-soft"> in all</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
