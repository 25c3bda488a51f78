import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { longestDish } from '../../../core/planning/meal-plan.ts'
import { Input } from '../../ui/input.tsx'

interface DishFieldProps {
  day: string
  meal: string
  value: string
  onChange: (value: string) => void
  /** The recipe whose title was typed. */
  recipe: { id: string; title: string } | undefined
}

/** One meal. The printed plan shows text instead of a field, because text wraps and a field would be cut off. */
export function DishField({ day, meal, value, onChange, recipe }: DishFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-3 print:min-h-0">
        <label htmlFor={id} className="text-small font-[550] text-ink-soft print:text-[8pt]">
          <span className="sr-only">{day} </span>
          {meal}
        </label>
        {recipe && (
          <Link
            to={`/recipe/${recipe.id}`}
            aria-label={`Recipe: ${recipe.title}`}
            className="inline-flex min-h-8 items-center gap-1 text-small print:hidden"
          >
            Recipe
            <ArrowUpRight aria-hidden />
          </Link>
        )}
      </div>
      <Input
        id={id}
        list="saved-titles"
        name={`${day} ${meal}`}
        value={value}
        maxLength={longestDish}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className="mt-0.5 print:hidden no-script:print:block"
      />
      <p className="hidden min-h-[11mm] [overflow-wrap:anywhere] print:block no-script:print:hidden">{value}</p>
    </div>
  )
}
