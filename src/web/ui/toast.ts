import { createElement } from 'react'
import type { toast as sonner } from 'sonner'
import { toastPlace } from './toast-place.ts'
import { type ToastLink, ToastText } from './toast-text.tsx'

interface ToastAction {
  label: string
  onPress: () => void
}

type Show = typeof sonner

/** For toasts with something to press. Sonner's default is four seconds. */
const pressableMs = 10_000

function options(text?: string, action?: ToastAction, link?: ToastLink) {
  const position = toastPlace()
  const description = link ? createElement(ToastText, { text: text ?? '', link }) : text
  return {
    ...(position && { position }),
    ...(description && { description }),
    ...((action || link) && { duration: pressableMs }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  }
}

let showNow: Show | undefined
/** Toasts of the first moments, before the part of the page that shows them has loaded. */
const waiting: Array<(show: Show) => void> = []

/** Shows the toasts that wait, and all later ones at once. */
export function startToasts(show: Show) {
  showNow = show
  for (const present of waiting.splice(0)) present(show)
}

function soon(present: (show: Show) => void) {
  if (showNow) present(showNow)
  else waiting.push(present)
}

let lastError: string | number | undefined

/** Shows a short message at the edge of the page. Browser only: call it from an event handler or an effect. */
export const toast = {
  success(title: string, description?: string, action?: ToastAction, link?: ToastLink) {
    const chosen = options(description, action, link)
    soon((show) => {
      // The next try has worked, so the error is out of date.
      if (lastError !== undefined) show.dismiss(lastError)
      show.success(title, chosen)
    })
  },
  error(title: string, description?: string, action?: ToastAction) {
    const chosen = options(description, action)
    soon((show) => {
      lastError = show.error(title, chosen)
    })
  },
  /** Removes all toasts, from a page that they would cover. */
  clear() {
    waiting.length = 0
    showNow?.dismiss()
  },
  info(title: string, description?: string) {
    const chosen = options(description)
    soon((show) => show.info(title, chosen))
  },
}
