import { CircleAlert, CircleCheck } from 'lucide-react'
import { type MessageAnswer, type MessageKind, messageNotices } from '../../../core/message.ts'
import { Panel } from '../ui/panel.tsx'

/** What became of a message, above the form it was sent with. */
export function MessageNotice({ kind, status }: { kind: MessageKind; status: MessageAnswer['status'] }) {
  const { title, text } = messageNotices[kind][status]
  const isSent = status === 'sent'
  return (
    <Panel variant="tint" role={isSent ? 'status' : 'alert'} className="mb-6 flex gap-2.5">
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
