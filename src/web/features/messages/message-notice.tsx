import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { messageSent } from '../../../core/messages/message-form.ts'
import type { MessageKind } from '../../../core/messages/message.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { Panel } from '../../ui/panel.tsx'

interface MessageNoticeProps {
  ref: Ref<HTMLElement>
  kind: MessageKind
  answer: FormAnswer
}

/** The result of sending a message, above the form. */
export function MessageNotice({ ref, kind, answer }: MessageNoticeProps) {
  const { title, text } = noticeOf(kind, answer)
  const isSent = answer.status === 'success'
  return (
    <Panel
      ref={ref}
      tabIndex={-1}
      variant="tint"
      role={isSent ? 'status' : 'alert'}
      className="mb-6 flex gap-2.5 focus-visible:outline-none"
    >
      {isSent ? (
        <CircleCheck aria-hidden className="mt-0.75 flex-none text-mint-ink" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.75 flex-none text-danger" />
      )}
      <p>
        <strong className="block font-display font-[560]">{title}</strong>
        {text}
      </p>
    </Panel>
  )
}

export const noticeOf = (kind: MessageKind, { status, error }: FormAnswer) =>
  status === 'success'
    ? messageSent[kind]
    : { title: 'Error', text: error?.['']?.[0] ?? 'Please check the marked fields.' }
