import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useStored } from '../../browser/stored-entry.ts'
import { toast } from '../../ui/toast.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import type { action } from './routes/review-helpful.ts'
import { rememberVote, storedVotes } from './stored-votes.ts'

interface HelpfulButtonProps {
  id: number
  /** The reviewer. */
  name: string
  /** The votes when the page was rendered. */
  count: number
  /** True if the signed-in account has voted. */
  isVoted: boolean
}

/** A vote that a review is helpful. A second press takes it back. */
export function HelpfulButton({ id, name, count, isVoted }: HelpfulButtonProps) {
  const { Form, data, formData, state, submit } = useFetcher<typeof action>()
  const isStored = useStored(storedVotes).includes(id)
  const before = isVoted || isStored
  const sent = formData ? formData.get('isHelpful') === 'yes' : data?.isHelpful
  const isHelpful = sent ?? before
  /** The vote that the count of the page includes. Null until a press. */
  const [counted, setCounted] = useState<boolean | null>(null)
  const change = sent === undefined || counted === null ? 0 : Number(sent) - Number(counted)
  const shown = Math.max(isHelpful ? 1 : 0, count + change)
  const address = `/review/${id}/helpful`

  useAnswer(data, ({ problem, isHelpful: taken }) => {
    if (problem) return toast.error(problem)
    if (taken !== undefined) rememberVote(id, taken)
  })

  return (
    <Form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault()
        // A disabled button would lose the focus.
        if (state !== 'idle') return
        setCounted(counted ?? before)
        void submit({ isHelpful: isHelpful ? 'no' : 'yes', inPlace: 'yes' }, { method: 'post', action: address })
      }}
    >
      <input type="hidden" name="isHelpful" value={isHelpful ? 'no' : 'yes'} />
      <button
        type="submit"
        aria-pressed={isHelpful}
        aria-label={`Helpful: the review by ${name}. ${votesText(shown)}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-semibold text-ink-soft hover:bg-blush hover:text-ink aria-pressed:text-link"
      >
        <ThumbsUp aria-hidden fill={isHelpful ? 'currentColor' : 'none'} />
        Helpful
        {shown > 0 && <span className="tabular-nums">({shown})</span>}
      </button>
    </Form>
  )
}

const votesText = (count: number) => (count === 1 ? '1 vote' : `${count} votes`)
