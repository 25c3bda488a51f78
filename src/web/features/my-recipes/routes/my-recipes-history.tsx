import { data, Form, redirect } from 'react-router'
import { contentFromRecipe, formFromContent } from '../../../../core/recipes/recipe-content.ts'
import { RestoreForm } from '../../../../core/recipes/forms/my-recipe-form.ts'
import { differencesBetween } from '../../../../core/moderation/differences.ts'
import { longDate } from '../../../../core/text/date-text.ts'
import { listRevisions } from '../../../../db/recipes/recipe-revisions.ts'
import { editRecipe, openForEdit } from '../../../../operations/recipes/edit-recipe.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { myRecipePath } from '../my-recipe-path.ts'
import { DifferencesTable } from '../../moderation/differences-table.tsx'
import { AccordionItem } from '../../../ui/accordion.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProblemPanel } from '../../../ui/problem-panel.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pathOnceEdited, redirectAfterEdit } from '../after-edit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/my-recipes-history'

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const opened = await openForEdit(app, actorOf(context), id)
  if (!opened) throw data(null, { status: 404 })
  const { recipe, version, revision } = opened
  const revisions = await listRevisions(app.db, id)
  const present = contentFromRecipe(recipe)
  const states = revisions.map(({ id: revisionId, state, content, authorName, createdAt }, index) => {
    const before = revisions.slice(index + 1).find((older) => older.state === 'past' || older.state === 'current')
    // The first change of a recipe is compared with the version on the site.
    const base = before?.content ?? (state === 'past' ? null : present)
    return {
      id: revisionId,
      state,
      authorName,
      createdAt,
      title: content.title,
      differences: base ? differencesBetween(formFromContent(base), formFromContent(content)) : null,
    }
  })
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  return {
    id,
    title: recipe.title,
    version,
    revisionId: revision?.id ?? null,
    states,
    problem: Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : null,
    canRestore: opened.canSend,
    isOwn: opened.isOwn,
  }
}

const problems = {
  changed: 'Someone changed this recipe, so nothing was restored. Here is the current version.',
  exists: 'Another recipe now has the source address of that version, so nothing was restored.',
  'not-now': 'An editor has already reviewed it, so it can’t be changed. Nothing was restored.',
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const sent = await parseForm(request, RestoreForm)
  if (!sent.ok) return sent.refuse()
  const { restore, version, revisionId } = sent.value
  const opened = await openForEdit(app, cook, id)
  const old = opened && (await listRevisions(app.db, id)).find((revision) => revision.id === restore)
  if (!opened || !old) throw data(null, { status: 404 })
  const outcome = await editRecipe(app, cook, id, {
    form: formFromContent(old.content),
    version,
    revisionId,
    // Saves without submitting if possible, so that the owner can check the restored version first.
    intent: opened.canSave ? 'save' : 'send',
  })
  if (outcome.ok) {
    const path = opened.isOwn ? pathOnceEdited(id, outcome.became) : `/recipe/${encodeURIComponent(id)}`
    return redirectAfterEdit(path, outcome)
  }
  if (outcome.reason === 'unknown' || outcome.reason === 'not-yours') throw data(null, { status: 404 })
  return redirect(`${myRecipePath(id)}/history?problem=${outcome.reason}`)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `History of “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Earlier versions of a recipe.',
    path: null,
  })

const stateNames = { current: 'Current version', past: 'Before', waiting: 'Waiting for review', refused: 'Declined' }
const looks = { current: 'ok', past: 'plain', waiting: 'medium', refused: 'hard' } as const

export default function MyRecipeHistory({ loaderData }: Route.ComponentProps) {
  const { id, title, version, revisionId, states, problem, canRestore, isOwn: isMine } = loaderData
  const path = isMine ? myRecipePath(id) : `/recipe/${encodeURIComponent(id)}`
  return (
    <div className="wrap max-w-240">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          ...(isMine ? [{ label: 'My Recipes', to: '/my-recipes' }] : []),
          { label: title, to: path },
          { label: 'History' },
        ]}
      />
      <h1 className="mt-4 mb-2 [overflow-wrap:anywhere]">History of “{title}”</h1>
      <p className="mb-6 max-w-[62ch] text-ink-soft">
        All versions, newest first. Restoring a version counts as a change.
      </p>
      {problem && <ProblemPanel className="mb-5">{problem}</ProblemPanel>}
      {states.length === 0 && <p className="rounded-lg bg-blush p-6">This recipe has never been changed.</p>}
      <ol className="grid gap-4">
        {states.map((state) => (
          <li key={state.id}>
            <div className="rounded-lg bg-surface p-[clamp(1.125rem,2.4vw,1.75rem)] shadow-card">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Badge variant={looks[state.state]}>{stateNames[state.state]}</Badge>
                <time dateTime={state.createdAt}>{longDate(state.createdAt)}</time>
                {state.authorName && <span className="text-ink-soft">by {state.authorName}</span>}
                {canRestore && state.state !== 'current' && state.state !== 'waiting' && (
                  <div className="ml-auto">
                    <RestoreButton version={version} revisionId={revisionId} restore={state.id} />
                  </div>
                )}
              </div>
              {state.differences ? (
                <AccordionItem variant="sunk" title={`What changed (${state.differences.length})`} className="mt-3">
                  <DifferencesTable differences={state.differences} before="Before" after="Then" />
                </AccordionItem>
              ) : (
                <p className="mt-2 text-small text-ink-soft">First version: “{state.title}”</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface RestoreButtonProps {
  version: number
  /** The id of the cook's waiting change. Null without a waiting change. */
  revisionId: number | null
  restore: number
}

function RestoreButton({ version, revisionId, restore }: RestoreButtonProps) {
  const fields = { version: String(version), revisionId: String(revisionId ?? ''), restore: String(restore) }
  if (revisionId !== null)
    return (
      <AskFirst
        label="Restore this version"
        title="Restore this version instead of your change?"
        text="Your change is still waiting for review. The restored version replaces it. Your change stays in this history, where you can restore it."
        confirmLabel="Yes, restore it"
        fields={fields}
      >
        <Button>Restore this version</Button>
      </AskFirst>
    )
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Restore this version</Button>
    </Form>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Recipe not found',
    text: 'You have no recipe at this address.',
    to: '/my-recipes',
    label: 'My Recipes',
  },
})
