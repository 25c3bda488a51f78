import { Pencil } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { IssueButtons } from '../../../../core/newsletter/issue-form.ts'
import { mailPreview } from '../../../../core/mail/mail-preview.ts'
import { numberText } from '../../../../core/text/number-text.ts'
import { findSending } from '../../../../db/newsletter/issue-sending.ts'
import { countSubscribers } from '../../../../db/newsletter/managed-subscribers.ts'
import { countDeliveries } from '../../../../db/newsletter/deliveries.ts'
import { findIssue } from '../../../../db/newsletter/issues.ts'
import { readMailSite } from '../../../../operations/mail/read-mail-site.ts'
import { renderIssue } from '../../../../operations/newsletter/render-issue.ts'
import { removeIssue, resumeIssue, sendIssue, tryIssue } from '../../../../operations/newsletter/write-issue.ts'
import { appContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { IssuePreview } from '../issue-preview.tsx'
import { IssueState } from '../issue-state.tsx'
import { SendingProgress } from '../sending-progress.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { revalidateAfterConflict } from '../../../forms/revalidate-after-conflict.ts'
import type { Route } from './+types/admin-newsletter-issue'

const nothing = 'Issue not found'

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db, mail } = app
  const issue = await findIssue(db, rowNumber(params.id))
  if (!issue) throw data(nothing, { status: 404, statusText: nothing })
  const { email } = actorOf(context)
  const site = await readMailSite(app)
  const [counts, subscribers, { job, isStuck }, mailTo] = await Promise.all([
    countDeliveries(db, issue.id),
    countSubscribers(db),
    findSending(db, issue),
    renderIssue(db, issue, site),
  ])
  const { html, text } = mailTo({ email, token: null })
  return {
    id: issue.id,
    version: issue.version,
    subject: issue.subject,
    status: issue.status,
    html: mailPreview(html, site.address),
    text,
    counts,
    subscribers: subscribers.active,
    email,
    canMail: mail !== null,
    problem: job?.problem ?? null,
    isStuck,
    nextTry: job?.state === 'waiting' && isFarOff(job.nextAt) ? job.nextAt.toISOString() : null,
  }
}

/** A normal delivery starts its next batch after 5 seconds. */
const isFarOff = (moment: Date) => moment.getTime() - Date.now() > 15_000

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const id = rowNumber(params.id)
  const issue = await findIssue(app.db, id)
  if (!issue) throw data(nothing, { status: 404, statusText: nothing })
  const path = `/admin/newsletter/issue/${id}`
  const noMail = 'No mail server is set up (SMTP_URL), so nothing was sent.'
  const sent = await parseForm(request, IssueButtons)
  if (!sent.ok) return sent.refuse()
  const refuse = (problem: string) => sent.refuse({ problem, status: 409 })
  switch (sent.value.intent) {
    case 'test':
      return (await tryIssue(app, actor, id)) === 'no-mail' ? refuse(noMail) : redirect(`${path}?done=test`)
    case 'send': {
      const sentTo = await sendIssue(app, actor, id, sent.value.version)
      if (sentTo === 'no-mail') return refuse(noMail)
      if (sentTo !== null) return redirect(`${path}?done=sending`)
      return refuse(issue.status === 'draft' ? changedSince : 'This issue was already sent.')
    }
    case 'resume': {
      if (issue.status !== 'sending') return refuse('This issue is not being sent.')
      await resumeIssue(app, actor, id)
      return redirect(`${path}?done=resumed`)
    }
    case 'delete':
      if (await removeIssue(app, actor, id)) return redirect('/admin/newsletter?done=deleted')
      return refuse('This issue was sent, so it can’t be deleted.')
  }
}

const changedSince = 'This issue was changed since you opened it, so it was not sent. Read it below, then send it.'

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const shouldRevalidate = revalidateAfterConflict

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.subject ?? nothing,
    description: 'An issue of the newsletter.',
    path: null,
  })

const lookAgainMs = 2_000

export default function AdminIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, subject, status, html, text, counts, subscribers, email, canMail, problem, isStuck, nextTry } =
    loaderData
  useRevalidateWhile(status === 'sending', lookAgainMs)
  const answer = useLastAnswer(actionData)
  const people = subscribers === 1 ? 'one subscriber' : `${numberText(subscribers)} subscribers`
  return (
    <>
      <AdminHead
        title={subject}
        above={[{ label: 'Newsletter', to: '/admin/newsletter' }]}
        action={<IssueState status={status} isStuck={isStuck} />}
      />
      <DoneNotice
        words={{
          saved: 'Draft saved',
          test: `Test email sent to ${email}`,
          sending: 'Sending has started',
          resumed: 'Sending resumed',
        }}
      />
      <FormErrorPanel answer={answer} />
      {status === 'draft' ? (
        <Panel aria-label="Sending" className="mb-6 flex flex-wrap items-center gap-2.5">
          {canMail ? (
            <>
              <AskFirst
                label="Send issue"
                title={`Send this issue to ${people}?`}
                text={`“${subject}” goes to all confirmed subscribers. You can’t undo this.`}
                confirmLabel="Send now"
                isHarmless
                fields={{ intent: 'send', version: String(version) }}
              >
                <Button variant="primary" disabled={subscribers === 0}>
                  {subscribers === 0 ? 'No subscribers yet' : `Send to ${people}`}
                </Button>
              </AskFirst>
              <Form method="post">
                <Button type="submit" name="intent" value="test">
                  Send yourself a test
                </Button>
              </Form>
            </>
          ) : (
            <p className="basis-full">
              This site has no mail server: set <code>SMTP_URL</code> to send. The draft is saved.
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={`/admin/newsletter/edit/${id}`}>
              <Pencil aria-hidden />
              Edit
            </ButtonLink>
            <AskFirst
              label="Delete draft"
              title="Delete this draft?"
              text={`“${subject}” will be deleted.`}
              confirmLabel="Delete draft"
              fields={{ intent: 'delete' }}
            >
              <Button variant="danger">Delete draft</Button>
            </AskFirst>
          </div>
          {canMail && (
            <p className="basis-full text-small [overflow-wrap:anywhere] text-ink-soft">
              The test email goes to {email}.
            </p>
          )}
        </Panel>
      ) : (
        <Panel aria-label="Sending" className="mb-6">
          <SendingProgress counts={counts} status={status} problem={problem} isStuck={isStuck} nextTry={nextTry} />
        </Panel>
      )}
      <IssuePreview html={html} text={text} />
    </>
  )
}
