import { useEffect, useRef } from 'react'
import type { Faq } from '../../../core/content/articles.ts'

interface Rows {
  faqs: Array<Faq>
  /** True when no request is running. */
  isIdle: boolean
}

const controlNamed = (name: string | undefined) =>
  name ? document.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]`) : null

const nobodyHasFocus = () => document.activeElement === document.body

/** Returns the focus to its question after rows are moved or deleted. Controls are identified by `data-control`. */
export function useRowFocus({ faqs, isIdle }: Rows) {
  const pressed = useRef<{ step: string; before: Array<Faq> } | null>(null)
  const asked = useRef<{ id: string; place: number } | null>(null)

  /**
   * Runs after every render, see `useAnswer`. A pressed button loses the focus when its row moves, and is disabled at
   * the end of the list.
   */
  useEffect(() => {
    if (!pressed.current || !isIdle || pressed.current.before === faqs) return
    const { step } = pressed.current
    pressed.current = null
    const [by, id] = [step.slice(0, step.indexOf(' ')), step.slice(step.indexOf(' ') + 1)]
    const own = controlNamed(step)
    const isResting = own instanceof HTMLButtonElement && own.disabled
    ;(isResting ? controlNamed(`${by === 'up' ? 'down' : 'up'} ${id}`) : own)?.focus()
  })

  /** After a deletion, focuses the question in its place, or the button that adds one. */
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
    /** Called when the press moved nothing. */
    forgetStep() {
      pressed.current = null
    },
    /** Called when the dialog about deleting opens or closes. */
    ask(id: string) {
      asked.current = { id, place: faqs.findIndex((faq) => faq.id === id) }
    },
  }
}
