import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Faq } from '../../../core/content/articles.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'

export interface FaqRowProps {
  faq: Faq
  place: number
  count: number
  /** The id of the form for the buttons. */
  formId: string
  /** The drag handle. */
  handle: ReactNode
  /** Called when the dialog about deleting opens or closes. */
  onAsk: () => void
}

/** A question in the list with its buttons. */
export function FaqRow({ faq, place, count, formId, handle, onAsk }: FaqRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface px-3 py-3 shadow-edge sm:flex-nowrap sm:px-4">
      {handle}
      <div className="min-w-0 flex-1 basis-52 text-pretty max-sm:basis-[calc(100%-3.5rem)]">
        <Link
          to={`/admin/faq/edit/${encodeURIComponent(faq.id)}`}
          data-control={`open ${faq.id}`}
          className="font-display text-[1.0625rem] leading-[1.35] font-[560] [overflow-wrap:anywhere] text-ink no-underline hover:text-link hover:underline"
        >
          {faq.question}
        </Link>
        <p className="mt-0.5 line-clamp-2 text-small text-ink-soft">{faq.answer}</p>
      </div>
      <Badge>{faq.category}</Badge>
      <div className="flex flex-none items-center gap-1 max-sm:ml-auto">
        <Step faq={faq} formId={formId} by="up" disabled={place === 0} />
        <Step faq={faq} formId={formId} by="down" disabled={place === count - 1} />
        <IconButtonLink
          to={`/admin/faq/edit/${encodeURIComponent(faq.id)}`}
          label={`Edit "${faq.question}"`}
          variant="quiet"
          className="hover:bg-sunk"
          data-control={`edit ${faq.id}`}
        >
          <Pencil aria-hidden />
        </IconButtonLink>
        <AskFirst
          label="Delete"
          title="Delete this question?"
          text={`“${faq.question}” and its answer will be deleted.`}
          confirmLabel="Delete question"
          fields={{ intent: 'delete', id: faq.id }}
          onOpenChange={onAsk}
        >
          <IconButton label={`Delete "${faq.question}"`} variant="danger" data-control={`delete ${faq.id}`}>
            <Trash2 aria-hidden />
          </IconButton>
        </AskFirst>
      </div>
    </div>
  )
}

function Step({ faq, formId, by, disabled }: { faq: Faq; formId: string; by: 'up' | 'down'; disabled: boolean }) {
  return (
    <IconButton
      type="submit"
      form={formId}
      name="step"
      value={`${by} ${faq.id}`}
      label={`Move "${faq.question}" ${by}`}
      variant="quiet"
      className="not-disabled:hover:bg-sunk"
      disabled={disabled}
      data-control={`${by} ${faq.id}`}
    >
      {by === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
    </IconButton>
  )
}
