import { Link } from 'react-router'
import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import { StatusBadge } from './status-badge.tsx'

interface Near {
  id: string
  title: string
  author: string | null
  status: RecipeStatus
  likeness: { ingredients: number; passage: string | null }
}

/** Recipes that may be the original of this one, and their identical sentences. */
export function NearDuplicates({ duplicates }: { duplicates: ReadonlyArray<Near> }) {
  if (duplicates.length === 0) return <p className="text-ink-soft">No similar recipes.</p>
  return (
    <ul className="grid gap-4">
      {duplicates.map(({ id, title, author, status, likeness: { ingredients, passage } }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <p className="flex flex-wrap items-center gap-2">
            <Link to={`/recipe/${encodeURIComponent(id)}`} target="_blank">
              {title}
            </Link>
            {status !== 'published' && <StatusBadge status={status} />}
          </p>
          <p className="text-small text-ink-soft">
            {author && `By ${author}. `}
            {Math.round(ingredients * 100)}% of the ingredients match.
          </p>
          {passage && (
            <blockquote className="mt-1.5 rounded-sm bg-berry px-3 py-2 text-small text-berry-ink">
              <span className="font-semibold">Identical text:</span> {passage}
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}
