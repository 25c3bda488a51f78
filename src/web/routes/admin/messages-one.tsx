import { data, Form, redirect, useNavigation } from 'react-router'
import { firstErrors } from '../../../core/first-errors.ts'
import { ReplyForm } from '../../../core/reply-form.ts'
import { isAtLeast } from '../../../core/role.ts'
import { shortMoment } from '../../../core/written-moment.ts'
import { findJobAbout } from '../../../db/job-queue-list.ts'
import { listAssignees, listReplies } from '../../../db/messages-inbox.ts'
import { giveMessage, turnMessage } from '../../../operations/messages/handle-message.ts'
import { findMessageFor } from '../../../operations/messages/inbox-access.ts'
import { replyToMessage } from '../../../operations/messages/reply-to-message.ts'
import { retryReply } from '../../../operations/messages/retry-reply.ts'
import { appContext } from '../../app-context.ts'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { AssignForm } from '../../components/admin/messages/assign-form.tsx'
import { ReplyItem } from '../../components/admin/messages/reply-item.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxRow } from '../../components/ui/checkbox.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { Textarea } from '../../components/ui/textarea.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/messages-one'

const gone = 'There is no such message'
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
  const form = await request.formData()
  switch (formText(form, 'intent')) {
    case 'reply': {
      const typed = { body: formText(form, 'body') }
      const read = ReplyForm.safeParse(typed)
      if (!read.success) return data({ typed, errors: firstErrors(read.error.issues), problem: null }, { status: 422 })
      const outcome = await replyToMessage(app, actor, id, { ...read.data, close: form.has('close') })
      if (outcome === 'kept') return redirect(`${path}?done=replied`)
      if (outcome === 'not-yours') throw notFound()
      const problem = 'No mail server is set up (SMTP_URL). Nothing was sent; your answer is still here.'
      return data({ typed, errors: {}, problem }, { status: 409 })
    }
    case 'close':
    case 'reopen': {
      const state = formText(form, 'intent') === 'close' ? 'closed' : 'open'
      if ((await turnMessage(app, actor, id, state)) !== 'done') throw notFound()
      return redirect(`${path}?done=${state}`)
    }
    case 'assign': {
      const outcome = await giveMessage(app, actor, id, formText(form, 'to') || null)
      if (outcome === 'done') return redirect(`${path}?done=assigned`)
      const problem = 'It could not be assigned: this account may no longer answer messages.'
      return data({ typed: { body: '' }, errors: {}, problem }, { status: 409 })
    }
    case 'retry': {
      if ((await retryReply(app, actor, id, rowNumber(formText(form, 'reply')))) !== 'done') throw notFound()
      return redirect(`${path}?done=retried`)
    }
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: `Message from ${loaderData?.message.name ?? 'nobody'}`,
    description: 'What a visitor wrote, and what was answered.',
    path: null,
  })

export default function AdminMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { message, replies, assignees, isAdmin, canMail } = loaderData
  const { state } = useNavigation()
  const errors: Partial<Record<string, string>> = actionData?.errors ?? {}
  const turn = message.state === 'open' ? ['close', 'Close message'] : ['reopen', 'Open it again']
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
          replied: 'Answer on its way',
          closed: 'Message closed',
          open: 'Message open again',
          assigned: 'Message assigned',
          retried: 'It is tried again now',
        }}
      />
      <FormProblem answer={actionData} />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-gap">
          <Panel aria-label="What they wrote">
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
              <p>Whoever wrote this deleted their account and address: nobody can be answered.</p>
            ) : canMail ? (
              // A new answer begins with an empty field.
              <Form key={replies.length} method="post" noValidate className="grid gap-4">
                <input type="hidden" name="intent" value="reply" />
                <Field
                  label="Your answer"
                  error={errors['body']}
                  hint={`Goes to ${message.email} by mail, above what they wrote.`}
                >
                  <Textarea name="body" defaultValue={actionData?.typed.body} required rows={8} className="min-h-44" />
                </Field>
                <CheckboxRow name="close" label="Close the message as well" defaultChecked />
                <Button
                  type="submit"
                  variant="primary"
                  className="justify-self-start"
                  pending={state === 'submitting'}
                  pendingLabel="Sending..."
                >
                  Send answer
                </Button>
              </Form>
            ) : (
              <p>
                This site has no mail server (SMTP_URL), so answer from your own mail program:{' '}
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
            <p className="text-small text-ink-soft">Given to you.</p>
          )}
        </Panel>
      </div>
    </>
  )
}
