import { useSyncExternalStore } from 'react'

/** The width at which a dialog becomes a sheet, same as `sm` in the theme. */
const phone = '(max-width: 34.99rem)'

/** Dialogs are children of the body while they are open. */
function watchDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

const isSheetBelow = () => matchMedia(phone).matches && document.querySelector('body > * > [role=dialog]') !== null

/** True while an open dialog is a sheet at the bottom of the screen. */
export const useSheetBelow = () => useSyncExternalStore(watchDialogs, isSheetBelow, () => false)
