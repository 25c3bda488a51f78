import { data, Form, redirect, useNavigation } from 'react-router'
import { IssueEdit, IssueForm } from '../../../../core/newsletter/issue-form.ts'
import { htmlLines } from '../../../../core/content/post-text.ts'
import { findIssue } from '../../../../db/newsletter/issues.ts'
import { saveIssue } from '../../../../operations/newsletter/write-issue.ts'
import { appContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { LeaveDialog } from '../../../ui/leave-dialog.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { NoMailServer } from '../no-mail-server.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { SavedNow } from '../../../ui/saved-now.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SaveBar } from '../../../ui/save-bar.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { typedText } from '../../../forms/form-answer.ts'
import { TextField, VersionField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { sendPicture } from '../../pictures/send-picture.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-newsletter-edit'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  const canMail = mail !== null
  if (params.id === undefined) return { subject: '', content: '', version: 0, canMail }
  const issue = await findIssue(db, rowNumber(params.id))
  const nothing = 'Draft not found'
  if (issue?.status !== 'draft') throw data(nothing, { status: 404, statusText: nothing })
  return { subject: issue.subject, content: issue.content, version: issue.version, canMail }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, IssueEdit)
  if (!sent.ok) return sent.refuse()
  const { version, ...form } = sent.value
  const opened = params.id === undefined ? null : { id: rowNumber(params.id), version }
  const outcome = await saveIssue(context.get(appContext), actorOf(context), opened, form)
  if (outcome.ok) return redirect(`/admin/newsletter/issue/${outcome.id}?done=saved`)
  if (outcome.reason === 'gone') {
    const problem = 'This issue was sent or deleted. Copy what you need into a new one.'
    return sent.refuse({ problem, status: 409 })
  }
  const { subject, content, version: saved } = outcome.theirs
  const problem = 'Someone else changed this issue. Their version is below; yours is not lost.'
  return sent.conflict({ problem, version: saved, theirs: { subject, text: htmlLines(content) } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Write an issue', description: 'An issue of the newsletter.', path: null })

export default function AdminIssueEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  const { state } = useNavigation()
  const unsaved = useUnsaved()
  const { subject, content, version } = loaderData
  const { props, fields } = useServerForm({
    schema: IssueForm,
    answer: actionData,
    defaultValue: { subject, content },
  })
  return (
    <>
      <AdminHead
        title={params.id === undefined ? 'Write an issue' : 'Edit issue'}
        above={[{ label: 'Newsletter', to: '/admin/newsletter' }]}
      />
      {!loaderData.canMail && <NoMailServer />}
      <FormErrorPanel answer={actionData} />
      {actionData?.theirs && (
        <SavedNow
          values={[
            ['Subject', actionData.theirs.subject],
            ['Text', actionData.theirs.text],
          ]}
          next="Saving now replaces it with yours."
        />
      )}
      <Form
        {...props}
        encType="multipart/form-data"
        className="grid max-w-[46rem] grid-cols-1 gap-gap"
        onChange={unsaved.mark}
      >
        <VersionField version={version} answer={actionData} />
        <section aria-label="Issue" className="grid min-w-0 grid-cols-1 gap-6">
          <TextField
            field={fields.subject}
            label="Subject"
            className="min-h-15 font-display text-[1.375rem] font-[600] sm:min-h-17 sm:text-[1.75rem]"
          />
          <RichText
            key={params.id}
            name={fields.content.name}
            label="Text"
            defaultValue={typedText(actionData, 'content', content)}
            error={fields.content.errors?.[0]}
            hint="A link to a recipe of this site, alone on its line, becomes a card with picture, time and description."
            send={sendPicture}
            recipesFrom="/admin/newsletter/recipes"
            onDirty={unsaved.mark}
          />
        </section>
        <SaveBar>
          <Button type="submit" variant="primary" pending={state === 'submitting'} pendingLabel="Saving...">
            Save draft
          </Button>
          <ButtonLink to="/admin/newsletter" variant="ghost">
            Cancel
          </ButtonLink>
        </SaveBar>
      </Form>
      <LeaveDialog blocker={unsaved.blocker} />
    </>
  )
}
