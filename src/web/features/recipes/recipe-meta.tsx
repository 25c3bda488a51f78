import { Gauge, Soup, Timer } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { durationText } from '../../../core/recipes/times/duration-text.ts'
import type { RecipeSummary } from '../../../core/recipes/recipe-summary.ts'
import { cn } from '../../ui/cn.ts'

const itemLook = 'inline-flex items-center gap-1.5 [&_.lucide]:size-[1.15em] [&_.lucide]:text-primary'

interface RecipeMetaProps {
  recipe: Pick<RecipeSummary, 'totalTime' | 'difficulty' | 'servings'>
  className?: string
}

/** Time, difficulty and servings, with icons. Leaves out what is not known. */
export function RecipeMeta({ recipe, className }: RecipeMetaProps) {
  const { totalTime, difficulty, servings } = recipe
  if (totalTime === 0 && difficulty === null && servings === null) return null
  return (
    <ul
      className={cn(
        'flex flex-wrap gap-x-4.5 gap-y-1.5 text-small font-[550] text-ink-soft @max-[16.5rem]:gap-x-2.5 @max-[16.5rem]:text-micro',
        className,
      )}
    >
      {totalTime > 0 && (
        <li className={itemLook}>
          <Timer aria-hidden />
          <span className="sr-only">Total time: </span>
          {durationText(totalTime)}
        </li>
      )}
      {difficulty !== null && (
        <li className={itemLook}>
          <Gauge aria-hidden />
          <span className="sr-only">Difficulty: </span>
          {difficulty}
        </li>
      )}
      {servings !== null && (
        <li className={itemLook}>
          <Soup aria-hidden />
          {counted(servings, 'serving')}
        </li>
      )}
    </ul>
  )
}
