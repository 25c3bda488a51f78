import { useEffect, useRef } from 'react'
import type { Faq } from '../../../../core/reading.ts'

interface Rows {
  faqs: Array<Faq>
  /** Rows with handles are other rows. */
  hasHandles: boolean
  /** Nothing is on its way any more. */
  isIdle: boolean
}

const controlNamed = (name: string | undefined) =>
  name ? document.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`) : null

const nobodyHasFocus = () => document.activeElement === document.body

/** Keeps the keyboard at its question while rows move, get their handles or go. Each thing in a row, and what adds one, is known by its `data-control`. */
export function useRowFocus({ faqs, hasHandles, isIdle }: Rows) {
  const pressed = useRef<{ step: string; before: Array<Faq> } | null>(null)
  const asked = useRef<{ id: string; place: number } | null>(null)
  const stoodOn = useRef<string | undefined>(undefined)
  const hadHandles = useRef(hasHandles)

  /** What the keyboard stood on went with the rows that had no handles. Of every render, as what follows; see `useAnswer`. */
  useEffect(() => {
    if (hadHandles.current === hasHandles) return
    hadHandles.current = hasHandles
    if (nobodyHasFocus()) controlNamed(stoodOn.current)?.focus()
  })

  /** The row moves away under the button that was pressed, and takes the focus from it; at the end of the list the button rests. */
  useEffect(() => {
    if (!pressed.current || !isIdle || pressed.current.before === faqs) return
    const { step } = pressed.current
    pressed.current = null
    const [by, id] = [step.slice(0, step.indexOf(' ')), step.slice(step.indexOf(' ') + 1)]
    const own = controlNamed(step)
    const isResting = own instanceof HTMLButtonElement && own.disabled
    ;(isResting ? controlNamed(`${by === 'up' ? 'down' : 'up'} ${id}`) : own)?.focus()
  })

  /** Of a deleted question nothing is left: the one that took its place is next, and after the last one a new one. */
  useEffect(() => {
    const gone = asked.current
    if (!gone || faqs.some(({ id }) => id === gone.id)) return
    asked.current = null
    const next = faqs[gone.place] ?? faqs.at(-1)
    if (nobodyHasFocus()) controlNamed(next ? `open ${next.id}` : 'add')?.focus()
  })

  return {
    step(step: string) {
      pressed.current = { step, before: faqs }
    },
    /** It moved nothing. */
    forgetStep() {
      pressed.current = null
    },
    /** Whether to delete one is asked, or no longer. */
    ask(id: string) {
      asked.current = { id, place: faqs.findIndex((faq) => faq.id === id) }
      stoodOn.current = `delete ${id}`
    },
    /** Before the rows are made anew. */
    remember() {
      stoodOn.current = document.activeElement?.closest<HTMLElement>('[data-control]')?.dataset['control']
    },
  }
}
