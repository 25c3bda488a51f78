import { Link } from 'react-router'
import type { ForRecipe } from '../../../core/shopping/shopping-list.ts'
import { cn } from '../../ui/cn.ts'

export function RecipeLink({ recipe: { id, title } }: { recipe: ForRecipe }) {
  return (
    <Link to={`/recipe/${encodeURIComponent(id)}`} className="[overflow-wrap:anywhere] text-ink-soft hover:text-link">
      {title}
    </Link>
  )
}

/** Names the recipe of a list that is for one recipe, so that its entries need not. */
export function OnlyRecipe({ recipe, className }: { recipe: ForRecipe; className?: string }) {
  return (
    <p className={cn('text-small text-ink-soft', className)}>
      For <RecipeLink recipe={recipe} />
    </p>
  )
}
