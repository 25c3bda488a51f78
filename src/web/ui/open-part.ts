import { toast } from './toast.ts'

/**
 * Opens a part of the page once its script has loaded. If it does not load, the page stays as it is with what was typed,
 * and the next press tries again. A script is missing after a release, or without a connection.
 */
export function openPart(load: () => Promise<unknown>, open: () => void): void {
  load().then(open, tellThatPartIsMissing)
}

function tellThatPartIsMissing() {
  if (!navigator.onLine) {
    toast.error('No connection', 'This part of the page has not loaded yet. Press again when the connection is back.')
    return
  }
  toast.error(
    'This part of the page did not load',
    'The site may have been updated. Press again, or reload. Reloading loses what you typed.',
    { label: 'Reload', onPress: () => location.reload() },
  )
}
