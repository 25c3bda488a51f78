import { Link } from 'react-router'
import { placeSettingOf } from '../../../core/recipes/drawing/place-setting.ts'
import type { MyRecipe } from '../../../core/recipes/my-recipe.ts'
import { allows } from '../../../core/recipes/lifecycle.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { ReasonNote } from '../moderation/reason-note.tsx'
import { StatusBadge } from '../moderation/status-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { myRecipePath } from './my-recipe-path.ts'
import { saidAbout } from './said-about.ts'

/** One of the cook's recipes: its status, the editor's reason and the next step. */
export function MyRecipeRow({ recipe }: { recipe: MyRecipe }) {
  const { id, title, status, picture, updatedAt, change } = recipe
  const path = myRecipePath(id)
  const said = saidAbout(recipe)
  const isQuestioned = status === 'changes-requested' || change?.state === 'changes-requested'
  const canEdit = allows(status, 'submit', 'owner')
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-1 rounded-lg bg-surface p-4 shadow-card sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-x-5">
      <Picture
        picture={picture}
        sizes="136px"
        alt=""
        placeSetting={placeSettingOf(recipe)}
        className="aspect-4/3 w-full rounded-sm object-cover sm:row-span-2"
      />
      <div className="min-w-0">
        <h2 className="mb-1.5 text-h3 [overflow-wrap:anywhere]">
          <Link to={path}>{title}</Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StatusBadge status={status} />
          {change && (
            <Badge variant={change.state === 'open' ? 'medium' : 'info'}>
              {change.state === 'open' ? 'Change waiting for review' : 'Changes requested'}
            </Badge>
          )}
          <span className="text-small text-ink-soft">
            <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
          </span>
          <CheckboxRow
            form="export"
            name="recipe"
            value={id}
            label={
              <>
                <span className="sr-only">{title}: </span>Select
              </>
            }
            className="-my-2 text-small text-ink-soft sm:ml-auto"
          />
        </div>
      </div>
      <div className="min-w-0 max-sm:col-span-2">
        {said && <ReasonNote reason={said} />}
        <div className="mt-3 flex flex-wrap gap-2">
          {canEdit && (
            <ButtonLink to={`${path}/edit`} {...(isQuestioned && { variant: 'primary' as const })}>
              {isQuestioned ? 'Edit and resubmit' : 'Edit'}
              <span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
          {status === 'published' && (
            <ButtonLink to={`/recipe/${encodeURIComponent(id)}`}>
              Open<span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
          <ButtonLink to={path} variant={canEdit ? 'ghost' : 'secondary'}>
            More<span className="sr-only"> about {title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
