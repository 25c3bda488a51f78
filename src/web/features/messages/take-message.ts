import { data, type RouterContextProvider } from 'react-router'
import { MessageForm, messageFailed, tooManyMessages } from '../../../core/messages/message-form.ts'
import type { MessageKind } from '../../../core/messages/message.ts'
import { sendMessage } from '../../../operations/messages/send-message.ts'
import { formDone } from '../../forms/form-answer.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { appContext, visitorContext } from '../../shell/app-context.ts'

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Handles a message from the contact or the support form. */
export async function takeMessage(kind: MessageKind, { request, context }: Sent) {
  const app = context.get(appContext)
  const sent = await parseForm(request, MessageForm)
  if (sent.isBot) return data(formDone)
  if (!sent.ok) return sent.refuse()
  try {
    const outcome = await sendMessage(app, kind, sent.value, context.get(visitorContext))
    return outcome === 'sent' ? data(formDone) : sent.refuse({ problem: tooManyMessages, status: 429 })
  } catch (cause) {
    app.log.error({ err: cause }, 'A message could not be stored')
    return sent.refuse({ problem: messageFailed[kind], status: 503 })
  }
}
