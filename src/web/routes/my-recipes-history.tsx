import { data, Form, isRouteErrorResponse, redirect } from 'react-router'
import { cookMay } from '../../core/recipe/cook-may.ts'
import { formFromRecipe } from '../../core/recipe/form-from-recipe.ts'
import { differencesBetween } from '../../core/review/differences.ts'
import { longDate } from '../../core/reading-text.ts'
import { listRevisions } from '../../db/recipe-revisions.ts'
import { editRecipe, openForEdit } from '../../operations/recipes/edit-recipe.ts'
import { isOwn } from '../../operations/recipes/who-may.ts'
import { appContext } from '../app-context.ts'
import { AskFirst } from '../components/admin/shell/ask-first.tsx'
import { myRecipePath } from '../components/my-recipes/my-recipe-path.ts'
import { NotHere } from '../components/reading/not-here.tsx'
import { DifferencesTable } from '../components/review/differences-table.tsx'
import { AccordionItem } from '../components/ui/accordion.tsx'
import { Badge } from '../components/ui/badge.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { formText } from '../form-text.ts'
import { pathOnceEdited, redirectAfterEdit } from '../my-recipes/after-edit.ts'
import { pageMeta } from '../page-meta.ts'
import { rowNumber } from '../row-number.ts'
import { actorOf } from '../signed-in.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/my-recipes-history'

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const opened = await openForEdit(app, actorOf(context), id)
  if (!opened) throw data(null, { status: 404 })
  const { recipe, version, revision } = opened
  const revisions = await listRevisions(app.db, id)
  const present = formFromRecipe(recipe)
  const states = revisions.map(({ id: revisionId, state, content, authorName, createdAt }, index) => {
    const before = revisions.slice(index + 1).find((older) => older.state === 'past' || older.state === 'current')
    // A change of a recipe that was never changed before goes from what is on the site.
    const base = before?.content ?? (state === 'past' ? null : present)
    return {
      id: revisionId,
      state,
      authorName,
      createdAt,
      title: content.title,
      differences: base ? differencesBetween(base, content) : null,
    }
  })
  const problem = new URL(request.url).searchParams.get('problem') ?? ''
  const canRestore = cookMay('send', recipe.status)
  return {
    id,
    title: recipe.title,
    version,
    revisionId: revision?.id ?? null,
    states,
    problem: Object.hasOwn(problems, problem) ? problems[problem as keyof typeof problems] : null,
    canRestore,
    isOwn: isOwn(actorOf(context), opened),
  }
}

const problems = {
  changed: 'Somebody changed this recipe meanwhile, so nothing was restored. Here is how it stands now.',
  exists: 'Another recipe of the site came from the source address of that state by now, so nothing was restored.',
  'not-now': 'It cannot be changed any more: somebody decided about it meanwhile. Nothing was restored.',
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const form = await request.formData()
  const wanted = rowNumber(formText(form, 'restore'))
  const opened = await openForEdit(app, cook, id)
  const old = opened && (await listRevisions(app.db, id)).find((revision) => revision.id === wanted)
  if (!opened || !old) throw data(null, { status: 404 })
  const isDraft = opened.recipe.status === 'changes-requested'
  const outcome = await editRecipe(app, cook, id, {
    form: old.content,
    version: rowNumber(formText(form, 'version')),
    revisionId: rowNumber(formText(form, 'revisionId')) || null,
    intent: isDraft ? 'save' : 'send',
  })
  if (outcome.ok) {
    const path = isOwn(cook, opened) ? pathOnceEdited(id, outcome.became) : `/recipe/${encodeURIComponent(id)}`
    return redirectAfterEdit(path, outcome)
  }
  if (outcome.reason === 'unknown' || outcome.reason === 'not-yours') throw data(null, { status: 404 })
  return redirect(`${myRecipePath(id)}/history?problem=${outcome.reason}`)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `History of “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'What a recipe said before.',
    path: null,
  })

const stateNames = { current: 'As it is', past: 'Before', waiting: 'Waits for review', refused: 'Not taken over' }
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
        Every state it had since it was first changed, the latest first. What you restore is a change like any other.
      </p>
      {problem && (
        <p role="alert" className="mb-5 rounded-md bg-berry px-5 py-3 font-semibold text-berry-ink">
          {problem}
        </p>
      )}
      {states.length === 0 && (
        <p className="rounded-lg bg-blush p-6">It was never changed: there is only the one state.</p>
      )}
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
                <p className="mt-2 text-small text-ink-soft">The first state: “{state.title}”</p>
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
  /** The cook's own change that waits, where one does. */
  revisionId: number | null
  restore: number
}

function RestoreButton({ version, revisionId, restore }: RestoreButtonProps) {
  const fields = { version: String(version), revisionId: String(revisionId ?? ''), restore: String(restore) }
  if (revisionId !== null)
    return (
      <AskFirst
        label="Restore this state"
        title="Restore this state instead of your change?"
        text="A change of yours has not been taken over yet. What you restore takes its place; your change stays in this history, and you can restore it too."
        confirmLabel="Yes, restore it"
        fields={fields}
      >
        <Button>Restore this state</Button>
      </AskFirst>
    )
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Restore this state</Button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Recipe not found" action={<ButtonLink to="/my-recipes">My Recipes</ButtonLink>}>
      None of your recipes is at this address.
    </NotHere>
  )
}
