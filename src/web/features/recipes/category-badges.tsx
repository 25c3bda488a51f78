import { categoryLabel } from '../../../core/recipes/category.ts'
import { Badge } from '../../ui/badge.tsx'

interface CategoryBadgesProps {
  categories: ReadonlyArray<string>
  /** The number of categories shown. */
  limit: number
  /** Shows "+N" for the rest. */
  countRest?: boolean
}

export function CategoryBadges({ categories, limit, countRest = false }: CategoryBadgesProps) {
  const rest = categories.length - limit
  return (
    <ul className="flex flex-wrap gap-1.5">
      {categories.slice(0, limit).map((category) => (
        <li key={category}>
          <Badge>{categoryLabel(category)}</Badge>
        </li>
      ))}
      {countRest && rest > 0 && (
        <li>
          <Badge>
            +{rest}
            <span className="sr-only"> more categories</span>
          </Badge>
        </li>
      )}
    </ul>
  )
}
