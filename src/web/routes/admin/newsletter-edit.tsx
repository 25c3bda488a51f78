import { data, Form, redirect, useNavigation } from 'react-router'
import { firstErrors } from '../../../core/first-errors.ts'
import { IssueForm } from '../../../core/issue-form.ts'
import { linesOfHtml } from '../../../core/reading-text.ts'
import { findIssue } from '../../../db/newsletter-issues.ts'
import { saveIssue } from '../../../operations/newsletter/write-issue.ts'
import { appContext } from '../../app-context.ts'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { LeaveDialog } from '../../components/admin/articles/leave-dialog.tsx'
import { RichText } from '../../components/admin/articles/rich-text.tsx'
import { NoMailServer } from '../../components/admin/newsletter/no-mail-server.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { SavedNow } from '../../components/admin/shell/saved-now.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { useUnsaved } from '../../articles/use-unsaved.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { sendPicture } from '../../submitting/send-picture.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/newsletter-edit'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  const canMail = mail !== null
  if (params.id === undefined) return { subject: '', content: '', version: 0, canMail }
  const issue = await findIssue(db, rowNumber(params.id))
  const nothing = 'There is no such draft'
  if (issue?.status !== 'draft') throw data(nothing, { status: 404, statusText: nothing })
  return { subject: issue.subject, content: issue.content, version: issue.version, canMail }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { subject: formText(form, 'subject'), content: formText(form, 'content') }
  const version = rowNumber(formText(form, 'version'))
  const answer = { typed, version, errors: {}, problem: null, theirs: null }
  const read = IssueForm.safeParse(typed)
  if (!read.success) return data({ ...answer, errors: firstErrors(read.error.issues) }, { status: 422 })
  const opened = params.id === undefined ? null : { id: rowNumber(params.id), version }
  const outcome = await saveIssue(context.get(appContext), actorOf(context), opened, read.data)
  if (outcome.ok) return redirect(`/admin/newsletter/issue/${outcome.id}?done=saved`)
  if (outcome.reason === 'gone') {
    const problem = 'This issue was sent or deleted meanwhile. Copy what you need into a new one.'
    return data({ ...answer, problem }, { status: 409 })
  }
  const { subject, content, version: saved } = outcome.theirs
  const problem = 'Somebody else changed this letter meanwhile. Theirs is below; nothing of yours is lost.'
  // Whoever saves again has seen what they write over.
  return data({ ...answer, version: saved, problem, theirs: { subject, text: linesOfHtml(content) } }, { status: 409 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Write an issue', description: 'A letter to the readers.', path: null })

export default function AdminIssueEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  const { state } = useNavigation()
  const unsaved = useUnsaved()
  const { subject, content } = actionData?.typed ?? loaderData
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {}
  return (
    <>
      <AdminHead
        title={params.id === undefined ? 'Write an issue' : 'Edit issue'}
        above={[{ label: 'Newsletter', to: '/admin/newsletter' }]}
      />
      {!loaderData.canMail && <NoMailServer />}
      <FormProblem answer={actionData} />
      {actionData?.theirs && (
        <SavedNow
          said={[
            ['Subject', actionData.theirs.subject],
            ['Letter', actionData.theirs.text],
          ]}
          next="Saving now puts yours in its place."
        />
      )}
      <Panel aria-label="Issue">
        <Form method="post" noValidate className="grid max-w-[52rem] gap-5" onChange={unsaved.mark}>
          <input type="hidden" name="version" value={actionData?.version ?? loaderData.version} />
          <Field label="Subject" error={errors['subject']}>
            <Input name="subject" defaultValue={subject} required />
          </Field>
          <RichText
            key={params.id}
            name="content"
            label="Letter"
            defaultValue={content}
            error={errors['content']}
            send={sendPicture}
            onDirty={unsaved.mark}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Saving...">
              Save draft
            </Button>
            <ButtonLink to="/admin/newsletter" variant="ghost">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </Panel>
      <LeaveDialog blocker={unsaved.blocker} />
    </>
  )
}
