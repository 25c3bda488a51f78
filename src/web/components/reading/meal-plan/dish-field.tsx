import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { longestDish } from '../../../../core/meal-plan/meal-plan.ts'
import { Input } from '../../ui/input.tsx'

interface DishFieldProps {
  label: string
  /** Read aloud in full: "Monday Dinner". */
  slot: string
  value: string
  onChange: (value: string) => void
  /** The recipe the words name. */
  recipe: { id: string; title: string } | undefined
}

/** One meal. On paper it is its words, which wrap where a field would cut them. */
export function DishField({ label, slot, value, onChange, recipe }: DishFieldProps) {
  return (
    <div className="min-w-0">
      <label className="block">
        <span className="text-small font-[550] text-ink-soft print:text-[8pt]">
          <span className="sr-only">{slot.replace(label, '')}</span>
          {label}
        </span>
        <Input
          list="saved-titles"
          name={slot}
          value={value}
          maxLength={longestDish}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          className="mt-0.5 print:hidden no-script:print:block"
        />
      </label>
      <p className="hidden min-h-[11mm] [overflow-wrap:anywhere] print:block no-script:print:hidden">{value}</p>
      {recipe && (
        <Link
          to={`/recipe/${recipe.id}`}
          aria-label={`Recipe: ${recipe.title}`}
          className="inline-flex min-h-11 items-center gap-1 text-small print:hidden"
        >
          Recipe
          <ArrowUpRight aria-hidden />
        </Link>
      )}
    </div>
  )
}
