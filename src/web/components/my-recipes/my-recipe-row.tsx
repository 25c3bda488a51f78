import { Link } from 'react-router'
import type { MyRecipe } from '../../../core/review/my-recipe.ts'
import { cookMay } from '../../../core/recipe/cook-may.ts'
import { longDate } from '../../../core/reading-text.ts'
import { Picture } from '../picture.tsx'
import { ReasonNote } from '../review/reason-note.tsx'
import { StatusBadge } from '../review/status-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { myRecipePath } from './my-recipe-path.ts'
import { saidAbout } from './said-about.ts'

/** One own recipe: where it stands, what was said, and the way on. */
export function MyRecipeRow({ recipe }: { recipe: MyRecipe }) {
  const { id, title, status, picture, updatedAt, change } = recipe
  const path = myRecipePath(id)
  const said = saidAbout(recipe)
  const isQuestioned = status === 'changes-requested' || change?.state === 'changes-requested'
  const isOpenTo = cookMay('edit', status) || status === 'published'
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1 rounded-lg bg-surface p-4 shadow-card sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-5">
      <Picture
        picture={picture}
        sizes="136px"
        alt=""
        className="aspect-4/3 w-full rounded-sm object-cover sm:row-span-2"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={status} />
          {change && (
            <Badge variant={change.state === 'open' ? 'medium' : 'info'}>
              {change.state === 'open' ? 'Change waits for review' : 'Change questioned'}
            </Badge>
          )}
          <span className="text-small text-ink-soft">
            <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
          </span>
        </div>
        <h2 className="mt-2 text-h3 [overflow-wrap:anywhere]">
          <Link to={path}>{title}</Link>
        </h2>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        {said && <ReasonNote reason={said} />}
        <div className="mt-3 flex flex-wrap gap-2">
          {cookMay('edit', status) && (
            <ButtonLink to={`${path}/edit`} {...(isQuestioned && { variant: 'primary' as const })}>
              {isQuestioned ? 'Edit and send again' : 'Edit'}
              <span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
          {status === 'published' && (
            <ButtonLink to={`/recipe/${encodeURIComponent(id)}`}>
              Open<span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
          <ButtonLink to={path} variant={isOpenTo ? 'ghost' : 'secondary'}>
            More<span className="sr-only"> about {title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
