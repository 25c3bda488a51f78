import { data, Form, useNavigation } from 'react-router'
import { AnswerForm, AnswerForms } from '../../../../core/reviews/review-form.ts'
import { formerCook } from '../../../../core/reviews/review.ts'
import { admitAnswer, tooManyAnswersMessage } from '../../../../operations/reviews/admit-review.ts'
import { answerReview } from '../../../../operations/reviews/answer-review.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { TextareaField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { openReview } from '../open-review.server.ts'
import { ReviewContent } from '../review-content.tsx'
import type { Route } from './+types/review-answer'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { review, answer, recipeOwnerId } = await openReview(context.get(appContext), params.review)
  if (recipeOwnerId !== actorOf(context).id) throw data(null, { status: 404 })
  const { answer: text, answerState, answerReason } = answer
  return { review, answer: text ?? '', state: text === null ? null : answerState, reason: answerReason }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { review } = await openReview(app, params.review)
  const sent = await parseForm(request, AnswerForms)
  if (!sent.ok) return sent.refuse()
  const owner = actorOf(context)
  if (!(await admitAnswer(app, owner.id))) return sent.refuse({ problem: tooManyAnswersMessage, status: 429 })
  const text = sent.value.intent === 'answer' ? sent.value.text : null
  const outcome = await answerReview(app, owner, review.id, text)
  if (outcome.kind === 'unknown') throw data(null, { status: 404 })
  return redirectWithFlash(`/recipe/${encodeURIComponent(review.recipeId)}#review-${review.id}`, {
    kind: 'success',
    title: text === null ? 'Your answer is removed' : 'Your answer is saved',
    ...(outcome.state === 'waiting' && { description: 'We read it before others see it.' }),
  })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? 'Answer a review' : 'Review not found',
    description: 'Answer what a cook wrote about your recipe.',
    path: null,
  })

const stateTexts = {
  waiting: 'Your answer waits for an editor. Others see it once it is approved.',
  rejected: 'An editor rejected your answer. You can change it, and we’ll read it again.',
  published: null,
}

export default function AnswerReview({ loaderData, actionData }: Route.ComponentProps) {
  const { review, answer, state, reason } = loaderData
  const { props, fields } = useServerForm({ schema: AnswerForm, answer: actionData, defaultValue: { text: answer } })
  const { blocker, mark } = useUnsaved()
  const { state: sending, formData } = useNavigation()
  const note = state && stateTexts[state]
  return (
    <div className="wrap max-w-180">
      <PageHead title={`Answer ${review.name ?? formerCook}`} lead={`About your recipe “${review.recipeTitle}”`} />
      <FormErrorPanel answer={actionData} />
      <Panel variant="sunk" aria-label="The review" className="mb-5">
        <ReviewContent review={review} />
      </Panel>
      <Panel aria-label="Your answer">
        {note && (
          <div className="mb-4 [overflow-wrap:anywhere]">
            <p>{note}</p>
            {reason && <p className="mt-2 whitespace-pre-line">Reason: {reason}</p>}
          </div>
        )}
        <Form {...props} onInput={mark} className="grid gap-5">
          <input type="hidden" name="intent" value="answer" />
          <TextareaField field={fields.text} label="Your answer" rows={5} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              pending={sending === 'submitting' && formData?.get('intent') === 'answer'}
              pendingLabel="Saving..."
            >
              Save answer
            </Button>
            <ButtonLink to={`/recipe/${encodeURIComponent(review.recipeId)}#reviews`} variant="ghost">
              Back to the recipe
            </ButtonLink>
          </div>
        </Form>
        {answer && (
          <div className="mt-4">
            <AskFirst
              label="Remove answer"
              title="Remove your answer?"
              text="Its text is gone for good."
              confirmLabel="Remove"
              fields={{ intent: 'remove-answer' }}
            >
              <Button variant="danger">Remove answer</Button>
            </AskFirst>
          </div>
        )}
      </Panel>
      <LeaveDialog blocker={blocker} />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Review not found',
    text: 'It may have been deleted, or it is about another cook’s recipe.',
    to: '/my-recipes',
    label: 'My Recipes',
  },
})
