import { categoryLabel } from '../../../core/recipes/categories/category.ts'
import { Badge } from '../../ui/badge.tsx'
import { cn } from '../../ui/cn.ts'

interface CategoryBadgesProps {
  categories: ReadonlyArray<string>
  /** The number of categories shown. */
  limit: number
  /** Shows "+N" for the rest. */
  countRest?: boolean
  className?: string
}

export function CategoryBadges({ categories, limit, countRest = false, className }: CategoryBadgesProps) {
  const rest = categories.length - limit
  return (
    <ul className={cn('flex flex-wrap gap-1.5', className)}>
      {categories.slice(0, limit).map((category) => (
        // The line of text around a badge would be higher than the badge.
        <li key={category} className="flex">
          <Badge className="whitespace-normal">{categoryLabel(category)}</Badge>
        </li>
      ))}
      {countRest && rest > 0 && (
        <li className="flex">
          <Badge>
            +{rest}
            <span className="sr-only"> more categories</span>
          </Badge>
        </li>
      )}
    </ul>
  )
}
