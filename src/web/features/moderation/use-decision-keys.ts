import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { useModerationKeys } from './use-moderation-keys.ts'

interface DecisionKeys {
  form: RefObject<HTMLFormElement | null>
  /** The decision that a key stands for. The first one with a button counts. */
  intents: Readonly<Partial<Record<'a' | 'c' | 'r', ReadonlyArray<string>>>>
  /** The addresses of the next and the previous item. */
  newer: string | null
  older: string | null
  showHelp: () => void
}

/** Decides and moves between items by key. Returns a function that sends what a key has begun, for the reason field. */
export function useDecisionKeys({ form, intents, newer, older, showHelp }: DecisionKeys): () => void {
  const begun = useRef('')
  const navigate = useNavigate()

  const buttonFor = (wanted: ReadonlyArray<string> = []) =>
    wanted
      .map((intent) => form.current?.querySelector<HTMLButtonElement>(`button[value="${intent}"]`))
      .find((button) => button !== null && button !== undefined)

  /** Sends the decision if a reason is typed. Otherwise moves the focus to the reason field. */
  function begin(wanted: ReadonlyArray<string> | undefined) {
    const button = buttonFor(wanted)
    const field = form.current?.querySelector('textarea')
    if (!button || !field) return
    begun.current = button.value
    if (field.value.trim()) button.click()
    else focusInSight(field)
  }

  function open(path: string | null) {
    if (path !== null) void navigate(path)
  }

  useModerationKeys({
    a: () => buttonFor(intents.a)?.click(),
    c: () => begin(intents.c),
    r: () => begin(intents.r),
    j: () => open(newer),
    k: () => open(older),
    '?': showHelp,
  })
  return () => buttonFor([begun.current, ...(intents.c ?? []), ...(intents.r ?? [])])?.click()
}
