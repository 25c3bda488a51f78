import { CircleAlert, ExternalLink, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, isRouteErrorResponse, redirect, useNavigate, useNavigation } from 'react-router'
import { flashCookie } from '../../../core/flash.ts'
import { cookMay } from '../../../core/recipe/cook-may.ts'
import { verdicts } from '../../../core/review/review.ts'
import { findReviewPage } from '../../../db/review-page.ts'
import { findNeighbours } from '../../../db/review-queue.ts'
import { mayEdit } from '../../../operations/recipes/who-may.ts'
import { claimItem, releaseItem } from '../../../operations/review/claim.ts'
import { decide, type DecisionOutcome } from '../../../operations/review/decide.ts'
import { appContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { NotHere } from '../../components/reading/not-here.tsx'
import { ClaimBar } from '../../components/review/claim-bar.tsx'
import { ComparedPanel } from '../../components/review/compared-panel.tsx'
import { DecisionForm } from '../../components/review/decision-form.tsx'
import { FoundPanels } from '../../components/review/found-panels.tsx'
import { ItemState } from '../../components/review/item-state.tsx'
import { KeysHelp } from '../../components/review/keys-help.tsx'
import { ReasonNote } from '../../components/review/reason-note.tsx'
import { RecipePreview } from '../../components/review/recipe-preview.tsx'
import { stateName, verdictDone } from '../../components/review/review-words.ts'
import { useDeskKeys } from '../../components/review/use-desk-keys.ts'
import { useTopOfItem } from '../../components/review/use-top-of-item.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { focusInSight } from '../../components/ui/focus-in-sight.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { useAnswer } from '../../components/ui/use-answer.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/review-item'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await findReviewPage(context.get(appContext).db, rowNumber(params.id))
  if (!page) throw data(null, { status: 404 })
  const editor = actorOf(context)
  const { claim } = page.item
  const { ownerId, ...recipe } = page.recipe
  return {
    ...page,
    recipe,
    isEditable: cookMay('edit', recipe.status) && mayEdit(editor, { ownerId, status: recipe.status }),
    claim: claim && { name: claim.name, isMine: claim.by === editor.id },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const editor = actorOf(context)
  const id = rowNumber(params.id)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const here = `/admin/review/${id}`
  if (intent === 'claim' || intent === 'take-over' || intent === 'release') {
    const outcome =
      intent === 'release'
        ? await releaseItem(app, editor, id)
        : await claimItem(app, editor, id, intent === 'take-over')
    if (outcome.kind === 'unknown') throw data(null, { status: 404 })
    // What was begun stays in the field, with and without script.
    const reason = formText(form, 'reason')
    if (outcome.kind === 'claimed')
      return data({ problem: `${outcome.by} was quicker and is at it.`, reason, reasonError: null }, { status: 409 })
    return reason ? { problem: null, reason, reasonError: null } : redirect(here)
  }
  const verdict = verdicts.find((known) => known === intent)
  if (!verdict) throw data('This form asks for something unknown', { status: 400 })
  const reason = formText(form, 'reason')
  const next = await findNeighbours(app.db, id)
  const [version, recipeVersion] = [rowNumber(formText(form, 'version')), rowNumber(formText(form, 'recipeVersion'))]
  const outcome = await decide(app, editor, id, { verdict, reason, version, recipeVersion })
  if (outcome.kind === 'unknown') throw data(null, { status: 404 })
  if (outcome.kind === 'reason-missing')
    return data({ problem: null, reason, reasonError: 'Say why: the cook reads it' }, { status: 422 })
  if (outcome.kind !== 'done') return data({ problem: problemOf(outcome), reason, reasonError: null }, { status: 409 })
  const notice = flashCookie({
    kind: 'success',
    title: verdictDone[verdict],
    // Otherwise it would look as if it were said of the item that stands below it.
    ...(next.newer && { description: 'Here is the next one.' }),
  })
  return redirect(next.newer ? `/admin/review/${next.newer}` : '/admin/review', { headers: { 'Set-Cookie': notice } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

function problemOf(outcome: Exclude<DecisionOutcome, { kind: 'done' }>): string {
  if (outcome.kind === 'claimed')
    return `${outcome.by} is at it, so nothing was decided. Take it over, or leave it to them.`
  if (outcome.kind === 'source-taken')
    return 'Another recipe of the site came from the same source address. Reject one of them.'
  if (outcome.kind === 'not-now') return 'This can no longer be said about it. Here is how it stands.'
  if (outcome.kind !== 'changed') return 'Nothing was decided.'
  const { decision, state, kind } = outcome.item
  const who = decision
    ? `${decision.name ?? 'Somebody'} was quicker: ${stateName(kind, state).toLowerCase()}.`
    : 'It has changed since you opened it.'
  return `${who} Your decision was not carried out, and nothing was overwritten. Here is how it stands now.`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Review “${loaderData.recipe.title.slice(0, 100)}”` : 'Not on the desk',
    description: 'A recipe that waits for somebody to look at it.',
    path: null,
  })

const keys = [
  { key: 'a', does: 'Approve, or dismiss a report' },
  { key: 'c', does: 'Request changes: goes to the reason first, and sends it when there is one' },
  { key: 'r', does: 'Reject, or withdraw a reported recipe: likewise' },
  { key: 'j', does: 'The next that waits' },
  { key: 'k', does: 'The one before' },
  { key: 'Ctrl+Enter', does: 'In the reason: send what was begun with c or r' },
]

const decisionForm = 'decision'

export default function ReviewItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    item,
    recipe,
    preview,
    isOutdated,
    isOtherPicture,
    compared,
    duplicates,
    neighbours,
    sayable,
    claim,
    isEditable,
  } = loaderData
  const { kind, state } = item
  const [isHelpOpen, setHelpOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const begun = useRef('')
  const navigate = useNavigate()
  const { state: sending } = useNavigation()
  useAnswer(actionData, ({ problem: said, reasonError }) => {
    if (said) focusInSight(problem.current)
    else if (reasonError) focusInSight(form.current?.querySelector('textarea'))
  })
  useTopOfItem(item.id)

  const buttonFor = (...intents: Array<string>) =>
    intents
      .map((intent) => form.current?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`))
      .find((button) => button !== null && button !== undefined)

  /** With a reason at hand it is sent; without, that is what is missing. */
  function begin(...intents: Array<string>) {
    const button = buttonFor(...intents)
    const field = form.current?.querySelector('textarea')
    if (!button || !field) return
    begun.current = button.value
    if (field.value.trim()) button.click()
    else focusInSight(field)
  }

  function open(id: number | null) {
    if (id !== null) void navigate(`/admin/review/${id}`)
  }

  useDeskKeys({
    a: () => buttonFor('approve', 'dismiss')?.click(),
    c: () => begin('request-changes'),
    r: () => begin('reject', 'withdraw'),
    j: () => open(neighbours.newer),
    k: () => open(neighbours.older),
    '?': () => setHelpOpen(true),
  })
  return (
    <>
      <AdminHead
        title={recipe.title}
        above={[{ label: 'Review desk', to: '/admin/review' }]}
        action={<KeysHelp keys={keys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <ItemState item={item} status={recipe.status} />
      {actionData?.problem && (
        <div
          ref={problem}
          role="alert"
          tabIndex={-1}
          className="mb-5 flex items-start gap-2.5 rounded-md bg-berry px-5 py-3 font-semibold text-berry-ink"
        >
          <CircleAlert aria-hidden className="mt-0.5 flex-none" />
          <p>{actionData.problem}</p>
        </div>
      )}
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-gap">
          {item.report && (
            <Panel aria-labelledby="report-title">
              <h2 id="report-title" className="text-h3">
                What a reader reports
              </h2>
              <ReasonNote reason={item.report} label="In their words" />
            </Panel>
          )}
          {compared && (
            <ComparedPanel
              {...compared}
              isUnsent={item.isUnsent}
              isOutdated={isOutdated}
              isOtherPicture={isOtherPicture}
            />
          )}
          <Panel aria-labelledby="preview-title">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="preview-title" className="text-h3">
                As readers will see it
              </h2>
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/recipe/${encodeURIComponent(recipe.id)}`} target="_blank">
                  <ExternalLink aria-hidden />
                  {kind === 'revision' ? 'The page now' : 'Its page'}
                </ButtonLink>
                {isEditable && (
                  <ButtonLink to={`/my-recipes/${encodeURIComponent(recipe.id)}/edit`} variant="ghost">
                    <Pencil aria-hidden />
                    Edit
                  </ButtonLink>
                )}
              </div>
            </div>
            <RecipePreview recipe={preview} />
          </Panel>
        </div>
        <div className="grid gap-gap xl:sticky xl:top-4">
          {kind !== 'report' && <FoundPanels findings={item.findings} duplicates={duplicates} />}
          <Panel aria-labelledby="decision-title" className="xl:order-first">
            <h2 id="decision-title" className="mb-4 text-h3">
              Decision
            </h2>
            {state === 'open' && (
              <div className="mb-4 border-b border-line pb-4">
                <ClaimBar claim={claim} formId={decisionForm} />
              </div>
            )}
            {state === 'changes-requested' && (
              <p className="mb-4">
                <strong>Not sent again yet.</strong>
                {item.isUnsent && ' Its cook is at it; it can be approved once it is sent.'}
              </p>
            )}
            {item.reason && <ReasonNote reason={item.reason} label="Said before" />}
            {sayable.length > 0 ? (
              <div className="mt-4">
                <DecisionForm
                  key={item.id}
                  id={decisionForm}
                  formRef={form}
                  kind={kind}
                  sayable={sayable}
                  version={item.version}
                  recipeVersion={item.recipeVersion}
                  reason={actionData?.reason ?? ''}
                  reasonError={actionData?.reasonError ?? undefined}
                  isSending={sending === 'submitting'}
                  onSend={() => buttonFor(begun.current || 'request-changes', 'withdraw')?.click()}
                />
              </div>
            ) : (
              <p className="text-ink-soft">Nothing is left to decide.</p>
            )}
          </Panel>
        </div>
      </div>
      <nav aria-label="Other items" className="mt-6 flex justify-between gap-3">
        {neighbours.older ? <ButtonLink to={`/admin/review/${neighbours.older}`}>Previous</ButtonLink> : <span />}
        {neighbours.newer && <ButtonLink to={`/admin/review/${neighbours.newer}`}>Next</ButtonLink>}
      </nav>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Not on the desk" action={<ButtonLink to="/admin/review">Review desk</ButtonLink>}>
      Nothing lies at this address. Its cook may have thrown it away.
    </NotHere>
  )
}
