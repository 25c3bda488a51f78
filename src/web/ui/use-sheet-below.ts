import { useSyncExternalStore } from 'react'

/** The width below which a dialog becomes a sheet. Same as `sm` in the theme. */
const phone = '(max-width: 34.99rem)'

/** Watches for dialogs, which are children of the body while they are open, and for a phone that is turned. */
function watchDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true })
  const width = matchMedia(phone)
  width.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    width.removeEventListener('change', onChange)
  }
}

const isSheetBelow = () => matchMedia(phone).matches && document.querySelector('body > * > [role=dialog]') !== null

/** Returns true while an open dialog is a sheet at the bottom of the screen. */
export const useSheetBelow = () => useSyncExternalStore(watchDialogs, isSheetBelow, () => false)
