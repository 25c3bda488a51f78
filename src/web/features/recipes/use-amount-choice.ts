import { useState } from 'react'
import { readReviewChoice, reviewSearch } from '../../../core/reviews/review-list.ts'
import { useShownSearch } from '../../browser/stored-copy.ts'
import { type AmountChoice, amountSearch, readAmountChoice } from './amount-choice.ts'

/**
 * Stores the choice of amounts in the address, so that reload, print and shared links show the same amounts. It changes
 * the address directly, so a dragged slider does not wait for the server or the router.
 */
export function useAmountChoice() {
  const search = useShownSearch()
  const [readFrom, setReadFrom] = useState(search)
  const [choice, setChoice] = useState(() => readAmountChoice(new URLSearchParams(search)))
  if (search !== readFrom) {
    setReadFrom(search)
    setChoice(readAmountChoice(new URLSearchParams(search)))
  }
  function change(part: Partial<AmountChoice>) {
    const next = { ...choice, ...part }
    setChoice(next)
    writeAddress(next)
  }
  return { choice, change }
}

function writeAddress(choice: AmountChoice) {
  const { pathname, search, hash } = window.location
  try {
    window.history.replaceState(
      window.history.state,
      '',
      pathname + reviewSearch(readReviewChoice(new URLSearchParams(search)), amountSearch(choice)) + hash,
    )
  } catch {
    // Safari refuses more than a hundred changes in half a minute. The page itself is already right.
  }
}
