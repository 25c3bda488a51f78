import { RecipeCardSkeleton } from '../recipe/recipe-card-skeleton.tsx'
import { PageHead } from './page-head.tsx'

/** Three posts before they are there. */
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
