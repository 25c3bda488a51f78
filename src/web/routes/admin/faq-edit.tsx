import { data, Form, redirect, useNavigation } from 'react-router'
import { emptyFaq, FaqForm } from '../../../core/faq-form.ts'
import { firstErrors } from '../../../core/first-errors.ts'
import { findFaq } from '../../../db/reading-faqs.ts'
import { saveFaq } from '../../../operations/faqs/save-faq.ts'
import { appContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { SavedNow } from '../../components/admin/shell/saved-now.tsx'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/faq-edit'

export async function loader({ params, context }: Route.LoaderArgs) {
  if (params.id === undefined) return { faq: { ...emptyFaq, version: 0 }, isNew: true }
  const faq = await findFaq(context.get(appContext).db, params.id)
  if (!faq) throw data('There is no such question', { status: 404, statusText: 'There is no such question' })
  return { faq, isNew: false }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = {
    question: formText(form, 'question'),
    answer: formText(form, 'answer'),
    category: formText(form, 'category'),
  }
  const version = rowNumber(formText(form, 'version'))
  const answer = { typed, version, errors: {}, problem: null, theirs: null }
  const read = FaqForm.safeParse(typed)
  if (!read.success) return data({ ...answer, errors: firstErrors(read.error.issues) }, { status: 422 })
  const opened = params.id === undefined ? null : { id: params.id, version }
  const outcome = await saveFaq(context.get(appContext), actorOf(context), opened, read.data)
  if (!outcome.ok && outcome.reason === 'gone') {
    const problem = 'Somebody deleted this question meanwhile. Copy what you need, or add it as a new one.'
    return data({ ...answer, problem }, { status: 409 })
  }
  if (!outcome.ok) {
    const { theirs } = outcome
    const problem = 'Somebody else changed this question meanwhile. Theirs is below; nothing of yours is lost.'
    // Whoever saves again has seen what they write over.
    return data({ ...answer, version: theirs.version, problem, theirs }, { status: 409 })
  }
  return redirect(`/admin/faq?done=${params.id === undefined ? 'added' : 'saved'}`)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0], { title: titleOf(params.id), description: 'A question and its answer.', path: null })

const titleOf = (id: string | undefined) => (id === undefined ? 'Add a question' : 'Edit a question')

export default function AdminFaqEdit({ loaderData: { faq, isNew }, actionData, params }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { question, answer, category } = actionData?.typed ?? faq
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {}
  return (
    <>
      <AdminHead title={titleOf(params.id)} above={[{ label: 'Questions', to: '/admin/faq' }]} />
      <FormProblem answer={actionData} />
      {actionData?.theirs && (
        <SavedNow
          said={[
            ['Question', actionData.theirs.question],
            ['Answer', actionData.theirs.answer],
            ['Category', actionData.theirs.category],
          ]}
          next="Saving now puts yours in its place."
        />
      )}
      <Panel aria-label={titleOf(params.id)}>
        <Form method="post" noValidate className="grid max-w-[46rem] gap-5">
          <input type="hidden" name="version" value={actionData?.version ?? faq.version} />
          <Field label="Question" error={errors['question']}>
            <Input name="question" defaultValue={question} required />
          </Field>
          <Field label="Answer" error={errors['answer']} hint="Plain text; line breaks stay.">
            <Textarea name="answer" defaultValue={answer} required rows={7} className="min-h-44" />
          </Field>
          <Field label="Category" error={errors['category']} hint="General, when it is left empty.">
            <Input name="category" defaultValue={category} />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Saving...">
              {isNew ? 'Add question' : 'Save question'}
            </Button>
            <ButtonLink to="/admin/faq" variant="ghost">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </>
  )
}
