import { data, Form, redirect, useNavigation } from 'react-router'
import { FaqEdit, FaqForm } from '../../../../core/content/faq-form.ts'
import { findFaq } from '../../../../db/content/faqs.ts'
import { saveFaq } from '../../../../operations/content/save-faq.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { SavedNow } from '../../../ui/saved-now.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { TextareaField, TextField, VersionField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-faq-edit'

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { typed: {}, version: 0 }
  const faq = await findFaq(context.get(appContext).db, params.id)
  if (!faq) throw data('Question not found', { status: 404, statusText: 'Question not found' })
  const { version, question, answer, category } = faq
  return { typed: { question, answer, category }, version }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, FaqEdit)
  if (!sent.ok) return sent.refuse()
  const { version, ...faq } = sent.value
  const opened = params.id === undefined ? null : { id: params.id, version }
  const outcome = await saveFaq(context.get(appContext), actorOf(context), opened, faq)
  if (outcome.ok) return redirect(`/admin/faq?done=${params.id === undefined ? 'added' : 'saved'}`)
  if (outcome.reason === 'gone') {
    const problem = 'Someone deleted this question. Copy what you need, or add it as a new one.'
    return sent.refuse({ problem, status: 409 })
  }
  const { theirs } = outcome
  const problem = 'Someone else changed this question. Their version is below; yours is not lost.'
  return sent.conflict({ problem, version: theirs.version, theirs })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0], { title: titleOf(params.id), description: 'A question and its answer.', path: null })

const titleOf = (id: string | undefined) => (id === undefined ? 'Add a question' : 'Edit a question')

export default function AdminFaqEdit({ loaderData: { typed, version }, actionData, params }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { props, fields } = useServerForm({ schema: FaqForm, answer: actionData, defaultValue: typed })
  const { blocker, mark } = useUnsaved()
  return (
    <>
      <AdminHead title={titleOf(params.id)} above={[{ label: 'Questions', to: '/admin/faq' }]} />
      <FormErrorPanel answer={actionData} />
      {actionData?.theirs && (
        <SavedNow
          values={[
            ['Question', actionData.theirs.question],
            ['Answer', actionData.theirs.answer],
            ['Category', actionData.theirs.category],
          ]}
          next="Saving now replaces it with yours."
        />
      )}
      <Panel aria-label={titleOf(params.id)}>
        <Form {...props} onInput={mark} className="grid max-w-[46rem] gap-5">
          <VersionField version={version} answer={actionData} />
          <TextField field={fields.question} label="Question" />
          <TextareaField
            field={fields.answer}
            label="Answer"
            hint="Plain text with line breaks."
            rows={7}
            className="min-h-44"
          />
          <TextField field={fields.category} label="Category" hint="Left empty: General." />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Saving...">
              {params.id === undefined ? 'Add question' : 'Save question'}
            </Button>
            <ButtonLink to="/admin/faq" variant="ghost">
              Cancel
            </ButtonLink>
          </div>
          <LeaveDialog blocker={blocker} />
        </Form>
      </Panel>
    </>
  )
}
