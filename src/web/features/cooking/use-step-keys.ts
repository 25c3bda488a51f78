import { useLayoutEffect } from 'react'

interface StepKeys {
  onNext: () => void
  onBack: () => void
  onClose: () => void
}

/** Arrow keys, Page keys and Space move between the steps, unless they belong to a control. Escape closes cook mode. */
export function useStepKeys({ onNext, onBack, onClose }: StepKeys) {
  // Before the step is painted, so that a key pressed right then moves on from it.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, [role="dialog"]')) return
      if (event.key === 'Escape') return onClose()
      const isSpace = event.key === ' ' && !target?.closest('button, a')
      const isNext = event.key === 'ArrowRight' || event.key === 'PageDown' || isSpace
      const isBack = event.key === 'ArrowLeft' || event.key === 'PageUp'
      if (!isNext && !isBack) return
      event.preventDefault()
      if (isNext) onNext()
      else onBack()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
