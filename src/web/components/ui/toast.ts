export interface Toast {
  kind: 'success' | 'error' | 'info'
  title: string
  description?: string
  /** What can be done about it, such as taking it back. */
  action?: ToastAction
}

interface ToastAction {
  label: string
  onPress: () => void
}

/** Fired where a toast is said before the list that shows it has been loaded. */
export const toastWaiting = 'toast-waiting'

const waiting: Array<Toast> = []
let show: ((toast: Toast) => void) | null = null

function say(kind: Toast['kind'], title: string, description?: string, action?: ToastAction) {
  const message: Toast = { kind, title, ...(description && { description }), ...(action && { action }) }
  if (show) return show(message)
  waiting.push(message)
  window.dispatchEvent(new Event(toastWaiting))
}

/** A short notice at the edge of the page. Browser only: call it from an event or an effect. */
export const toast = {
  success: (title: string, description?: string, action?: ToastAction) => say('success', title, description, action),
  error: (title: string, description?: string) => say('error', title, description),
  info: (title: string, description?: string) => say('info', title, description),
}

export function isToastWaiting() {
  return waiting.length > 0
}

/** From now on `receiver` shows what is said, beginning with what already was. */
export function receiveToasts(receiver: (toast: Toast) => void) {
  show = receiver
  waiting.splice(0).forEach(receiver)
  return () => {
    show = null
  }
}
