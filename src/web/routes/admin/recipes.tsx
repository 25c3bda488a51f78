import { redirect } from 'react-router'
import { flashCookie } from '../../../core/flash.ts'
import { listManagedRecipes } from '../../../db/managed-recipes.ts'
import { longestReason } from '../../../core/review/review.ts'
import { hasSampleContent } from '../../../db/sample.ts'
import { featureRecipe } from '../../../operations/recipes/feature-recipe.ts'
import { reviewRecipe } from '../../../operations/recipes/review-recipe.ts'
import { removeSampleContent } from '../../../operations/sample/remove-sample-content.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { ListFilter } from '../../components/admin/articles/list-filter.tsx'
import { RecipeTable } from '../../components/admin/recipes/recipe-table.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { statusNames } from '../../components/review/status-badge.tsx'
import { formText } from '../../form-text.ts'
import { cursorText, readCursor } from '../../list-cursor.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/recipes'

const perPage = 50
/** Drafts are in no list of others. */
const listedStatuses = ['published', 'pending', 'changes-requested', 'rejected', 'withdrawn'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('find') ?? '').trim().slice(0, 100)
  const status = listedStatuses.find((listed) => listed === searchParams.get('status')) ?? null
  const after = readCursor(searchParams.get('after'))
  const [{ recipes, next }, hasSample] = await Promise.all([
    listManagedRecipes(db, { words, status, after, limit: perPage }),
    hasSampleContent(db),
  ])
  return { recipes, words, status, hasSample, next: next && cursorText(next) }
}

/** Back to the same part of the list. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await request.formData()
  const id = formText(sent, 'id')
  const { searchParams } = new URL(request.url)
  const done = (word: string) => {
    searchParams.set('done', word)
    return redirect(`/admin/recipes?${searchParams}`, 303)
  }
  const failed = (title: string, description: string) => {
    const headers = { 'Set-Cookie': flashCookie({ kind: 'error', title, description }) }
    return redirect(`/admin/recipes?${searchParams}`, { status: 303, headers })
  }
  switch (sent.get('intent')) {
    case 'feature': {
      const featured = sent.get('featured') === 'true'
      if (await featureRecipe(app, actor, id, featured)) return done('featured')
      return failed('Nothing was changed', 'The recipe is gone, or stood so already.')
    }
    case 'publish': {
      const { kind } = await reviewRecipe(app, id, 'published', actor)
      return kind === 'done' ? done('published') : failed('Nothing was published', undone[kind])
    }
    case 'withdraw': {
      const reason = formText(sent, 'reason').trim().slice(0, longestReason)
      if (!reason) return failed('Nothing was withdrawn', 'Say why: its cook reads it.')
      const { kind } = await reviewRecipe(app, id, 'withdrawn', actor, reason)
      return kind === 'done' ? done('withdrawn') : failed('Nothing was withdrawn', undone[kind])
    }
    case 'remove-sample':
      await removeSampleContent(app, actor)
      return redirect('/admin/recipes?done=sample', 303)
    default:
      return redirect('/admin/recipes', 303)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

const undone = {
  already: 'Somebody was quicker: it stands so already.',
  unknown: 'It is gone.',
  'taken-back': 'Its cook took it back.',
  'not-sent': 'Its cook is still mending it, and has not sent it again yet.',
  'source-taken': 'Another recipe of the site came from the same source address.',
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Recipes of the site', description: 'Every recipe, listed or not.', path: null })

const words = {
  featured: 'Featured recipes updated',
  published: 'Recipe published',
  withdrawn: 'Recipe withdrawn',
  renamed: 'Address changed; the old one leads to the new',
  sample: 'Sample content removed',
}

export default function Recipes({ loaderData }: Route.ComponentProps) {
  const { recipes, words: find, status, hasSample, next } = loaderData
  const asked = new URLSearchParams({ ...(find && { find }), ...(status && { status }) })
  const search = asked.size > 0 ? `?${asked}` : ''
  return (
    <>
      <AdminHead title="Recipes" lead="Every recipe of the site, listed or not, the newest first." />
      <DoneNotice words={words} />
      <Panel aria-label="Recipes" className="overflow-hidden p-0 pt-4">
        <ListFilter
          words={find}
          wordsName="find"
          label="Find a recipe"
          placeholder="Title, address or cook"
          name="status"
          chosen={status}
          about="Status"
          all="Every status"
          choices={listedStatuses.map((value) => [value, statusNames[value]] as const)}
          className="mb-0 px-4 pb-4"
        />
        {recipes.length > 0 ? (
          <RecipeTable recipes={recipes} search={search} />
        ) : (
          <p className="px-5 pb-6 text-ink-soft">{search ? 'No recipe is like that.' : 'There is no recipe yet.'}</p>
        )}
      </Panel>
      {next !== null && (
        <div className="mt-6">
          <ButtonLink to={`?${new URLSearchParams([...asked, ['after', next]])}`} rel="next">
            Older recipes
          </ButtonLink>
        </div>
      )}
      {hasSample && (
        <Panel variant="sunk" aria-labelledby="sample-title" className="mt-6">
          <h2 id="sample-title" className="text-h3">
            Sample content
          </h2>
          <p className="mt-1 mb-4 max-w-[62ch] text-ink-soft">
            The recipes, cooks, posts, questions, articles and ads the site came with. They do not come back at the next
            start.
          </p>
          <AskFirst
            label="Remove the sample content"
            title="Remove the sample content?"
            text="What the site came with is gone for good. What you edited of it is yours and stays, like everything you and others brought."
            confirmLabel="Remove sample content"
            fields={{ intent: 'remove-sample' }}
            action="/admin/recipes"
          >
            <Button variant="danger">Remove the sample content</Button>
          </AskFirst>
        </Panel>
      )}
    </>
  )
}
