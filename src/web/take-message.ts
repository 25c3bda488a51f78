import { data, type RouterContextProvider } from 'react-router'
import { formTrap } from '../core/form-trap.ts'
import { type MessageAnswer, type MessageKind, readMessage } from '../core/message.ts'
import { sendMessage } from '../operations/messages/send-message.ts'
import { appContext, visitorContext } from './app-context.ts'
import { formText } from './form-text.ts'

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What both forms do with what a visitor wrote. */
export async function takeMessage(kind: MessageKind, { request, context }: Sent) {
  const app = context.get(appContext)
  const form = await request.formData()
  const typed = { name: formText(form, 'name'), email: formText(form, 'email'), message: formText(form, 'message') }
  if (form.get(formTrap)) return reply({ status: 'sent' }, 200)
  const read = readMessage(typed)
  if (!read.ok) return reply({ status: 'invalid', typed, errors: read.errors }, 422)
  try {
    const outcome = await sendMessage(app, kind, read.message, context.get(visitorContext))
    return outcome === 'sent' ? reply({ status: 'sent' }, 200) : reply({ status: 'too-many', typed }, 429)
  } catch (cause) {
    app.log.error({ err: cause }, 'A message could not be kept')
    return reply({ status: 'failed', typed }, 503)
  }
}

function reply(answer: MessageAnswer, status: number) {
  return data(answer, { status })
}
