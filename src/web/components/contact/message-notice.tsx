import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Ref } from 'react'
import { type MessageAnswer, type MessageKind, messageNotices } from '../../../core/message.ts'
import { Panel } from '../ui/panel.tsx'

interface MessageNoticeProps {
  ref: Ref<HTMLElement>
  kind: MessageKind
  status: MessageAnswer['status']
}

/** What became of a message, above the form it was sent with. */
export function MessageNotice({ ref, kind, status }: MessageNoticeProps) {
  const { title, text } = messageNotices[kind][status]
  const isSent = status === 'sent'
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
