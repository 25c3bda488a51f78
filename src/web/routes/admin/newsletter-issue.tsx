import { Pencil } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { findSending } from '../../../db/issue-sending.ts'
import { countSubscribers } from '../../../db/newsletter-desk.ts'
import { countDeliveries } from '../../../db/newsletter-deliveries.ts'
import { findIssue } from '../../../db/newsletter-issues.ts'
import { cleanArticle } from '../../../operations/articles/article-html.ts'
import { removeIssue, resumeIssue, sendIssue, tryIssue } from '../../../operations/newsletter/write-issue.ts'
import { appContext } from '../../app-context.ts'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { IssueState } from '../../components/admin/newsletter/issue-state.tsx'
import { SendingProgress } from '../../components/admin/newsletter/sending-progress.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { useLookAgain } from '../../components/admin/shell/use-look-again.ts'
import { ArticleHtml } from '../../components/reading/article-html.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/newsletter-issue'

const nothing = 'There is no such issue'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  const issue = await findIssue(db, rowNumber(params.id))
  if (!issue) throw data(nothing, { status: 404, statusText: nothing })
  const [counts, subscribers, { job, isStuck }] = await Promise.all([
    countDeliveries(db, issue.id),
    countSubscribers(db),
    findSending(db, issue),
  ])
  return {
    id: issue.id,
    subject: issue.subject,
    status: issue.status,
    html: cleanArticle(issue.content).html,
    counts,
    readers: subscribers.active,
    email: actorOf(context).email,
    canMail: mail !== null,
    problem: job?.problem ?? null,
    isStuck,
    nextTry: job?.state === 'waiting' && isFarOff(job.nextAt) ? job.nextAt.toISOString() : null,
  }
}

/** The next minute's worth of letters follows sooner. */
const isFarOff = (moment: Date) => moment.getTime() - Date.now() > 15_000

const refuse = (problem: string) => data({ errors: {}, problem }, { status: 409 })

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const id = rowNumber(params.id)
  const issue = await findIssue(app.db, id)
  if (!issue) throw data(nothing, { status: 404, statusText: nothing })
  const path = `/admin/newsletter/issue/${id}`
  const noMail = 'No mail server is set up (SMTP_URL), so nothing was sent.'
  switch (formText(await request.formData(), 'intent')) {
    case 'test':
      return (await tryIssue(app, actor, id)) === 'no-mail' ? refuse(noMail) : redirect(`${path}?done=test`)
    case 'send': {
      const readers = await sendIssue(app, actor, id)
      if (readers === 'no-mail') return refuse(noMail)
      return readers === null ? refuse('This issue was sent before.') : redirect(`${path}?done=sending`)
    }
    case 'resume': {
      if (issue.status !== 'sending') return refuse('This issue is not being sent.')
      await resumeIssue(app, actor, id)
      return redirect(`${path}?done=resumed`)
    }
    case 'delete':
      if (await removeIssue(app, actor, id)) return redirect('/admin/newsletter?done=deleted')
      return refuse('This issue has left, so it cannot be deleted.')
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], { title: loaderData?.subject ?? nothing, description: 'A letter to the readers.', path: null })

const lookAgainMs = 2_000

export default function AdminIssue({ loaderData, actionData }: Route.ComponentProps) {
  const { id, subject, status, html, counts, readers, email, canMail, problem, isStuck, nextTry } = loaderData
  useLookAgain(status === 'sending', lookAgainMs)
  const people = readers === 1 ? 'one reader' : `${readers.toLocaleString('en')} readers`
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
          test: `A test mail is on its way to ${email}`,
          sending: 'The letters are on their way',
          resumed: 'It goes on now',
        }}
      />
      <FormProblem answer={actionData} />
      {status === 'draft' ? (
        <Panel aria-label="Sending" className="mb-6 flex flex-wrap items-center gap-2.5">
          {canMail ? (
            <>
              <AskFirst
                label="Send issue"
                title={`Send this to ${people}?`}
                text={`“${subject}” goes to everybody who confirmed. What has left cannot be called back.`}
                confirmLabel="Send now"
                isHarmless
                fields={{ intent: 'send' }}
              >
                <Button variant="primary" disabled={readers === 0}>
                  {readers === 0 ? 'No readers yet' : `Send to ${people}`}
                </Button>
              </AskFirst>
              <Form method="post">
                <Button type="submit" name="intent" value="test">
                  Test mail to yourself
                </Button>
              </Form>
            </>
          ) : (
            <p className="basis-full">
              This site has no mail server: set <code>SMTP_URL</code> to send. The draft is kept.
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
              text={`“${subject}” is gone for good.`}
              confirmLabel="Delete draft"
              fields={{ intent: 'delete' }}
            >
              <Button variant="danger">Delete draft</Button>
            </AskFirst>
          </div>
          {canMail && (
            <p className="basis-full text-small [overflow-wrap:anywhere] text-ink-soft">
              The test mail goes to {email}.
            </p>
          )}
        </Panel>
      ) : (
        <Panel aria-label="Sending" className="mb-6">
          <SendingProgress counts={counts} status={status} problem={problem} isStuck={isStuck} nextTry={nextTry} />
        </Panel>
      )}
      <Panel aria-label="Letter">
        <ArticleHtml html={html} />
      </Panel>
    </>
  )
}
