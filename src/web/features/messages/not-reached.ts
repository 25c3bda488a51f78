import { data } from 'react-router'
import { messageFailed } from '../../../core/messages/message-form.ts'
import type { MessageKind } from '../../../core/messages/message.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'

/** Reports a missing connection. What was typed stays. The status stops the page from reloading its own data. */
export function notReached(kind: MessageKind) {
  const answer: FormAnswer = { status: 'error', error: { '': [messageFailed[kind]] } }
  return data(answer, { status: 503 })
}
