import { ExternalLink, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, redirect } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { isOwner } from '../../../../core/recipes/actor.ts'
import { transition } from '../../../../core/recipes/lifecycle.ts'
import { decisionsOn } from '../../../../core/recipes/decisions.ts'
import { reasonMissing, ModerationForm } from '../../../../core/moderation/moderation-form.ts'
import { findReviewPage } from '../../../../db/moderation/moderation-page.ts'
import { findNeighbors } from '../../../../db/moderation/queue.ts'
import { claimItem, releaseItem } from '../../../../operations/moderation/claim.ts'
import { decide, type DecisionOutcome } from '../../../../operations/moderation/decide.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { ComparedPanel } from '../compared-panel.tsx'
import { DecisionPanel } from '../decision-panel.tsx'
import { FoundPanels } from '../found-panels.tsx'
import { ItemState } from '../item-state.tsx'
import { KeysHelp } from '../keys-help.tsx'
import { NeighborLinks } from '../neighbor-links.tsx'
import { ReasonNote } from '../reason-note.tsx'
import { RecipePreview } from '../recipe-preview.tsx'
import { stateName, decisionDone } from '../moderation-text.ts'
import { useDecisionKeys } from '../use-decision-keys.ts'
import { useTopOfItem } from '../use-top-of-item.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { revalidateAfterConflict } from '../../../forms/revalidate-after-conflict.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/admin-recipe-queue-item'

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await findReviewPage(context.get(appContext).db, rowNumber(params.id))
  if (!page) throw data(null, { status: 404 })
  const editor = actorOf(context)
  const { item, recipe, standing, ...rest } = page
  const { claim } = item
  return {
    ...rest,
    item,
    recipe: { ...recipe, status: standing.status },
    isUnsent: item.kind === 'recipe' && standing.isUnsent,
    sayable: decisionsOn({ ...item, recipe: standing }, editor),
    isEditable: transition(standing, isOwner(editor, standing) ? 'submit' : 'edit', editor).ok,
    claim: claim && { name: claim.name, isMine: claim.by === editor.id },
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const editor = actorOf(context)
  const id = rowNumber(params.id)
  const sent = await parseForm(request, ModerationForm)
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  if (!('version' in value)) {
    const { intent, reason } = value
    const outcome =
      intent === 'release'
        ? await releaseItem(app, editor, id)
        : await claimItem(app, editor, id, { takeOver: intent === 'take-over' })
    if (outcome.kind === 'unknown') throw data(null, { status: 404 })
    if (outcome.kind === 'claimed')
      return sent.refuse({ problem: `${outcome.by} has already claimed it.`, status: 409 })
    // Returns a typed reason to its field, with and without script.
    return reason ? sent.refuse({ status: 200 }) : redirect(`/admin/review/${id}`)
  }
  const { intent: decision, ...read } = value
  const next = await findNeighbors(app.db, id)
  const outcome = await decide(app, editor, id, { decision, ...read })
  if (outcome.kind === 'unknown') throw data(null, { status: 404 })
  if (outcome.kind === 'reason-missing') return sent.refuse({ errors: { reason: reasonMissing } })
  if (outcome.kind !== 'done') return sent.refuse({ problem: problemOf(outcome), status: 409 })
  const notice = flashCookie({
    kind: 'success',
    title: decisionDone[decision],
    // Without this text, the notice would seem to be about the next item, which the page shows below it.
    ...(next.newer && { description: 'Here is the next item.' }),
  })
  return redirect(next.newer ? `/admin/review/${next.newer}` : '/admin/review', { headers: { 'Set-Cookie': notice } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const shouldRevalidate = revalidateAfterConflict

function problemOf(outcome: Exclude<DecisionOutcome, { kind: 'done' }>): string {
  if (outcome.kind === 'claimed')
    return `${outcome.by} has claimed it, so your decision was not saved. Take over, or leave it to them.`
  if (outcome.kind === 'source-taken') return 'Another recipe has the same source address. Reject one of them.'
  if (outcome.kind === 'not-now') return 'That decision is no longer possible. Here is the current state.'
  if (outcome.kind !== 'changed') return 'No decision was saved.'
  const { decision, state, kind } = outcome.item
  const who = decision
    ? `${decision.name ?? 'Another editor'} decided first: ${stateName(kind, state).toLowerCase()}.`
    : 'It changed since you opened it.'
  return `${who} Your decision was not saved, and nothing was overwritten. Here is the current state.`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Review “${loaderData.recipe.title.slice(0, 100)}”` : 'Not in moderation',
    description: 'A recipe waiting for review.',
    path: null,
  })

const keys = [
  { key: 'a', does: 'Approve, or dismiss the report' },
  { key: 'c', does: 'Request changes. Focuses the reason first' },
  { key: 'r', does: 'Reject, or withdraw a reported recipe. Focuses the reason first' },
  { key: 'j', does: 'Next item' },
  { key: 'k', does: 'Previous item' },
  { key: 'Ctrl+Enter', does: 'In the reason field: send the decision' },
]

const pathOf = (id: number | null) => (id === null ? null : `/admin/review/${id}`)
const intents = { a: ['approve', 'dismiss'], c: ['request-changes'], r: ['reject', 'withdraw'] }

export default function ReviewItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    item,
    recipe,
    preview,
    isOutdated,
    compared,
    earlier,
    duplicates,
    neighbors,
    sayable,
    claim,
    isEditable,
    isUnsent,
  } = loaderData
  const { kind } = item
  const [isHelpOpen, setHelpOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTopOfItem(item.id)
  const [newer, older] = [pathOf(neighbors.newer), pathOf(neighbors.older)]
  const send = useDecisionKeys({ form, intents, newer, older, showHelp: () => setHelpOpen(true) })
  return (
    <>
      <AdminHead
        title={recipe.title}
        above={[{ label: 'Moderation', to: '/admin/review' }]}
        action={<KeysHelp keys={keys} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />}
      />
      <ItemState item={item} status={recipe.status} />
      <FormErrorPanel answer={actionData} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-gap">
          {item.report && (
            <Panel aria-labelledby="report-title">
              <h2 id="report-title" className="text-h3">
                Report
              </h2>
              <ReasonNote reason={item.report} label="Details" />
            </Panel>
          )}
          {compared && <ComparedPanel {...compared} isUnsent={isUnsent} isOutdated={isOutdated} />}
          <Panel aria-labelledby="preview-title">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="preview-title" className="text-h3">
                Preview
              </h2>
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/recipe/${encodeURIComponent(recipe.id)}`} target="_blank">
                  <ExternalLink aria-hidden />
                  {kind === 'revision' ? 'Current page' : 'Page'}
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
          <DecisionPanel
            key={item.id}
            item={item}
            earlier={earlier}
            sayable={sayable}
            claim={claim}
            isUnsent={isUnsent}
            answer={actionData}
            formRef={form}
            onSend={send}
          />
        </div>
      </div>
      <NeighborLinks newer={newer} older={older} />
    </>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Not in moderation',
    text: 'There is no item at this address. The author may have deleted it.',
    to: '/admin/review',
    label: 'Moderation',
  },
})
