import { useState } from 'react'
import { useLocation } from 'react-router'
import { type AmountChoice, amountSearch, readAmountChoice } from './amount-choice.ts'

/**
 * The address remembers the choice, so that reload, print and a shared link show the same amounts; a slider that is
 * being dragged neither asks the server nor waits for the router.
 */
export function useAmountChoice() {
  const { search } = useLocation()
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
  const { pathname, hash } = window.location
  try {
    window.history.replaceState(window.history.state, '', pathname + amountSearch(choice) + hash)
  } catch {
    // Safari refuses more than a hundred changes in half a minute; the page itself is already right.
  }
}
