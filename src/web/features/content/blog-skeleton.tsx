import { RecipeCardSkeleton } from '../recipes/recipe-card-skeleton.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Three placeholder posts. */
export function BlogSkeleton() {
  return (
    <div className="wrap">
      <PageHead title="Blog" lead={<span aria-live="polite">Loading posts...</span>} />
      <div className="card-grid">
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
      </div>
    </div>
  )
}
