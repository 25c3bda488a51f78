import { toast as show } from 'sonner'
import { toastPlace } from './toast-place.ts'

interface ToastAction {
  label: string
  onPress: () => void
}

/** Long enough to undo an action. */
const actionMs = 10_000

function options(description?: string, action?: ToastAction) {
  const position = toastPlace()
  return {
    ...(position && { position }),
    ...(description && { description }),
    ...(action && { duration: actionMs, action: { label: action.label, onClick: action.onPress } }),
  }
}

let lastError: string | number | undefined

/** Shows a short message at the edge of the page. Browser only: call it from an event handler or an effect. */
export const toast = {
  success(title: string, description?: string, action?: ToastAction) {
    // The next try has worked, so the error is out of date.
    if (lastError !== undefined) show.dismiss(lastError)
    show.success(title, options(description, action))
  },
  error(title: string, description?: string) {
    lastError = show.error(title, options(description))
  },
  info: (title: string, description?: string) => void show.info(title, options(description)),
}
