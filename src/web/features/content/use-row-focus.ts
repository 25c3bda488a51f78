import { useEffect, useRef } from 'react'
import type { Faq } from '../../../core/content/articles.ts'
import { controlNamed, useFocusAfterDelete } from './use-focus-after-delete.ts'

interface Rows {
  faqs: Array<Faq>
  /** True when no request is running. */
  isIdle: boolean
}

/** Returns the focus to its question after rows are moved or deleted. Controls are identified by `data-control`. */
export function useRowFocus({ faqs, isIdle }: Rows) {
  const pressed = useRef<{ step: string; before: Array<Faq> } | null>(null)
  const ask = useFocusAfterDelete(faqs)

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

  return {
    step(step: string) {
      pressed.current = { step, before: faqs }
    },
    /** Called when the press moved nothing. */
    forgetStep() {
      pressed.current = null
    },
    ask,
  }
}
