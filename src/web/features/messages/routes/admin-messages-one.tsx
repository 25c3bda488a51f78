import { data, Form, redirect } from 'react-router'
import { MessageEdit } from '../../../../core/messages/reply-form.ts'
import { isAtLeast } from '../../../../core/accounts/role.ts'
import { shortMoment } from '../../../../core/text/date-text.ts'
import { findJobAbout } from '../../../../db/jobs/job-queue-list.ts'
import { listAssignees, listReplies } from '../../../../db/messages/inbox.ts'
import { giveMessage, turnMessage } from '../../../../operations/messages/handle-message.ts'
import { findMessageFor } from '../../../../operations/messages/inbox-access.ts'
import { replyToMessage } from '../../../../operations/messages/reply-to-message.ts'
import { retryReply } from '../../../../operations/messages/retry-reply.ts'
import { appContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AssignForm } from '../assign-form.tsx'
import { ReplyEditor } from '../reply-editor.tsx'
import { ReplyItem } from '../reply-item.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-messages-one'

const gone = 'Message not found'
const notFound = () => data(gone, { status: 404, statusText: gone })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  const actor = actorOf(context)
  const message = await findMessageFor(db, actor, rowNumber(params.id))
  if (!message) throw notFound()
  const isAdmin = isAtLeast(actor.role, 'admin')
  const [replies, assignees] = await Promise.all([listReplies(db, message.id), isAdmin ? listAssignees(db) : []])
  const shown = await Promise.all(
    replies.map(async ({ createdAt, mailedAt, ...reply }) => {
      const job = mailedAt ? undefined : await findJobAbout(db, 'mail-reply', { replyId: reply.id })
      return {
        ...reply,
        createdAt: createdAt.toISOString(),
        mailedAt: mailedAt?.toISOString() ?? null,
        waits: mailedAt ? null : { problem: job?.problem ?? null, isGivenUp: job?.state === 'failed' || !job },
      }
    }),
  )
  return {
    message: { ...message, createdAt: message.createdAt.toISOString() },
    replies: shown,
    assignees,
    isAdmin,
    canMail: mail !== null,
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const id = rowNumber(params.id)
  const path = `/admin/messages/${id}`
  const sent = await parseForm(request, MessageEdit)
  if (!sent.ok) return sent.refuse()
  switch (sent.value.intent) {
    case 'reply': {
      const { body, close } = sent.value
      const outcome = await replyToMessage(app, actor, id, { body, close })
      if (outcome === 'stored') return redirect(`${path}?done=replied`)
      if (outcome === 'not-yours') throw notFound()
      const problem = 'No mail server is set up (SMTP_URL). Nothing was sent. Your answer is still here.'
      return sent.refuse({ problem, status: 409 })
    }
    case 'close':
    case 'reopen': {
      const state = sent.value.intent === 'close' ? 'closed' : 'open'
      if ((await turnMessage(app, actor, id, state)) !== 'done') throw notFound()
      return redirect(`${path}?done=${state}`)
    }
    case 'assign': {
      const outcome = await giveMessage(app, actor, id, sent.value.to)
      if (outcome === 'done') return redirect(`${path}?done=assigned`)
      const problem = 'Not assigned: this account may no longer answer messages.'
      return sent.refuse({ problem, status: 409 })
    }
    case 'retry': {
      if ((await retryReply(app, actor, id, sent.value.reply)) !== 'done') throw notFound()
      return redirect(`${path}?done=retried`)
    }
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: `Message from ${loaderData?.message.name ?? 'nobody'}`,
    description: 'A message and its answers.',
    path: null,
  })

export default function AdminMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, replies, assignees, isAdmin, canMail } = loaderData
  const replyAnswer = actionData?.initialValue?.['intent'] === 'reply' ? actionData : undefined
  const turn = message.state === 'open' ? ['close', 'Close message'] : ['reopen', 'Reopen']
  return (
    <>
      <AdminHead
        title={`Message from ${message.name}`}
        above={[{ label: 'Messages', to: '/admin/messages' }]}
        action={
          <Form method="post">
            <Button type="submit" name="intent" value={turn[0]}>
              {turn[1]}
            </Button>
          </Form>
        }
      />
      <DoneNotice
        words={{
          replied: 'Answer queued',
          closed: 'Message closed',
          open: 'Message reopened',
          assigned: 'Message assigned',
          retried: 'Retrying now',
        }}
      />
      <FormErrorPanel answer={actionData} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-gap">
          <Panel aria-label="Message">
            <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Badge variant={message.kind === 'support' ? 'info' : 'plain'}>
                {message.kind === 'support' ? 'Support' : 'Contact'}
              </Badge>
              {message.state === 'closed' && <Badge>Closed</Badge>}
              <time dateTime={message.createdAt} className="text-small text-ink-soft">
                {shortMoment(message.createdAt)}
              </time>
            </div>
            <p className="max-w-[66ch] [overflow-wrap:anywhere] whitespace-pre-line">{message.message}</p>
          </Panel>
          {replies.map((reply) => (
            <ReplyItem key={reply.id} reply={reply} />
          ))}
          <Panel aria-labelledby="reply-title">
            <h2 id="reply-title" className="mb-4 text-h3">
              Answer
            </h2>
            {message.email === '' ? (
              <p>The sender deleted their account and address, so you can’t answer.</p>
            ) : canMail ? (
              // A new answer begins with an empty field.
              <ReplyEditor key={replies.length} email={message.email} answer={replyAnswer} />
            ) : (
              <p>
                This site has no mail server (SMTP_URL), so answer from your own email program:{' '}
                <a href={`mailto:${encodeURIComponent(message.email).replace('%40', '@')}`}>{message.email}</a>
              </p>
            )}
          </Panel>
        </div>
        <Panel aria-label="About this message" className="grid gap-5">
          <div>
            <h2 className="font-text text-body font-semibold tracking-normal">From</h2>
            <p className="[overflow-wrap:anywhere]">{message.name}</p>
            <p className="text-small [overflow-wrap:anywhere] text-ink-soft">{message.email}</p>
          </div>
          {isAdmin ? (
            <AssignForm assignees={assignees} assignedTo={message.assignedTo} />
          ) : (
            <p className="text-small text-ink-soft">Assigned to you.</p>
          )}
        </Panel>
      </div>
    </>
  )
}
