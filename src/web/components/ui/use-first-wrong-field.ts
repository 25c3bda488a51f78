import { focusInSight } from './focus-in-sight.ts'
import { useAnswer } from './use-answer.ts'

/** A form that came back with an error at a field puts the keyboard there: it may lie outside of what is seen. */
export function useFirstWrongField(answer: object | undefined) {
  useAnswer(answer, () => focusInSight(document.querySelector<HTMLElement>('main form [aria-invalid]')))
}
