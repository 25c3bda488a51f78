import { Link, redirect } from 'react-router'
import { type Flash, flashCookie } from '../../../../core/forms/flash.ts'
import { isForSelected, ManagedRecipesForm } from '../../../../core/recipes/forms/managed-recipes-form.ts'
import { recipeStatuses } from '../../../../core/recipes/lifecycle-events.ts'
import { isListed } from '../../../../core/recipes/visibility.ts'
import { listManagedRecipes } from '../../../../db/recipes/managed-recipes.ts'
import { hasSampleContent } from '../../../../db/seed/sample.ts'
import { featureRecipe } from '../../../../operations/recipes/feature-recipe.ts'
import { listWithTwins } from '../../../../operations/recipes/rename-category.ts'
import { reviewRecipe } from '../../../../operations/recipes/review-recipe.ts'
import { removeSampleContent } from '../../../../seed/sample/remove-sample-content.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { ListFilter } from '../../../ui/list-filter.tsx'
import { DeleteSelected, SelectedBar } from '../selected-bar.tsx'
import { takeSelected } from '../take-selected.server.ts'
import { RecipeTable } from '../recipe-table.tsx'
import { DownloadMenu } from '../../exporting/download-menu.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { statusNames } from '../../moderation/status-badge.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-recipes'

/** The form of the checkboxes, for downloads and changes. */
const selection = 'selection'
const perPage = 50
const listedStatuses = recipeStatuses.toSorted(
  (one, other) =>
    Number(isListed(other)) - Number(isListed(one)) || Number(one === 'draft') - Number(other === 'draft'),
)

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('find') ?? '').trim().slice(0, 100)
  const status = listedStatuses.find((listed) => listed === searchParams.get('status')) ?? null
  const after = readCursor(searchParams.get('after'))
  const [{ recipes, next }, hasSample, { twins }] = await Promise.all([
    listManagedRecipes(db, { words, status, viewer: actorOf(context).id, after, limit: perPage }),
    hasSampleContent(db),
    listWithTwins(app),
  ])
  return { recipes, words, status, hasSample, twins: twins.length, next: next && cursorText(next) }
}

/** Changes a recipe and redirects to the same part of the list. */
export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, ManagedRecipesForm)
  if (!sent.ok) return redirect('/admin/recipes', 303)
  const { value } = sent
  const { searchParams } = new URL(request.url)
  const done = (word: string) => {
    searchParams.set('done', word)
    return redirect(`/admin/recipes?${searchParams}`, 303)
  }
  const failed = (title: string, description: string) => {
    const headers = { 'Set-Cookie': flashCookie({ kind: 'error', title, description }) }
    return redirect(`/admin/recipes?${searchParams}`, { status: 303, headers })
  }
  if (isForSelected(value)) {
    const { searchParams: list } = new URL(request.url)
    const shown = (flash: Flash) => {
      const headers = { 'Set-Cookie': flashCookie(flash) }
      return redirect(`/admin/recipes?${list}`, { status: 303, headers })
    }
    return takeSelected(app, actor, value, shown)
  }
  switch (value.intent) {
    case 'feature':
      if (await featureRecipe(app, actor, value.id, value.featured)) return done('featured')
      return failed('Nothing changed', 'The recipe was deleted, or already had this status.')
    case 'publish': {
      const { kind } = await reviewRecipe(app, value.id, 'published', actor)
      return kind === 'done' ? done('published') : failed('Nothing was published', undone[kind])
    }
    case 'withdraw': {
      const { id, reason } = value
      if (!reason) return failed('Nothing was withdrawn', 'Give a reason. The author will see it.')
      const { kind } = await reviewRecipe(app, id, 'withdrawn', actor, reason)
      return kind === 'done' ? done('withdrawn') : failed('Nothing was withdrawn', undone[kind])
    }
    case 'remove-sample':
      await removeSampleContent(app, actor)
      return redirect('/admin/recipes?done=sample', 303)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

const undone = {
  already: 'Someone else already did this.',
  unknown: 'It was deleted.',
  'taken-back': 'Its cook withdrew it.',
  'not-sent': 'Its cook is still editing it and has not resubmitted it.',
  'source-taken': 'Another recipe has the same source address.',
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Recipes', description: 'Every recipe, listed or not.', path: null })

const words = {
  featured: 'Featured recipes updated',
  published: 'Recipe published',
  withdrawn: 'Recipe withdrawn',
  renamed: 'Address changed. The old one redirects to it',
  sample: 'Sample content removed',
}

export default function Recipes({ loaderData, actionData }: Route.ComponentProps) {
  const { recipes, words: find, status, hasSample, twins, next } = loaderData
  const asked = new URLSearchParams({ ...(find && { find }), ...(status && { status }) })
  const search = asked.size > 0 ? `?${asked}` : ''
  const here = `/admin/recipes${search}`
  return (
    <>
      {/* The first button of the form: Enter in one of its fields presses it, and must not do anything. */}
      <button type="submit" form={selection} disabled hidden aria-label="Nothing" />
      <AdminHead
        title="Recipes"
        lead="Every recipe, listed or not, newest first. Other cooks’ drafts are private and not shown."
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/submit-recipe" variant="primary">
              New recipe
            </ButtonLink>
            <ButtonLink to="/admin/recipes/categories">
              {twins > 0 ? `Categories (${twins} to merge)` : 'Categories'}
            </ButtonLink>
            {recipes.length > 0 && (
              <DownloadMenu about="all recipes of this list, or the selected ones" form={selection} />
            )}
          </div>
        }
      />
      <form id={selection} className="hidden" action="/export/recipes">
        {[...asked].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <DoneNotice words={words} />
      {actionData && <DeleteSelected recipes={actionData.asked} left={actionData.left} action={here} />}
      <Panel aria-label="Recipes" className="overflow-clip p-0 pt-4">
        <ListFilter
          words={find}
          wordsName="find"
          label="Find a recipe"
          placeholder="Title, address or cook"
          name="status"
          chosen={status}
          all="All statuses"
          choices={listedStatuses.map(
            (value) => [value, value === 'draft' ? 'Your drafts' : statusNames[value]] as const,
          )}
          className="mb-0 px-4 pb-4"
        />
        {recipes.length > 0 ? (
          <div className="group/list [counter-reset:selected] [&_[name=recipe]:checked]:[counter-increment:selected]">
            <RecipeTable recipes={recipes} search={search} />
            <SelectedBar form={selection} action={here} />
          </div>
        ) : (
          <p className="px-5 pb-6 text-ink-soft">
            {search ? (
              'No recipe matches.'
            ) : (
              <>
                No recipes yet. <Link to="/import">Import some</Link>, or write the first one with “New recipe”.
              </>
            )}
          </p>
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
            The recipes, cooks, posts, questions, articles and ads that came with the site. They don’t come back at the
            next start.
          </p>
          <AskFirst
            label="Remove the sample content"
            title="Remove the sample content?"
            text="This deletes the sample content. Samples you edited stay, like everything you and others added."
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
