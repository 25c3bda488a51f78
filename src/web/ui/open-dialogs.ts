import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { sheetHistory } from '../browser/sheet-history.ts'

export type CloseButton = RefObject<HTMLButtonElement | null>

/** The close buttons of the open dialogs. The last one is on top. */
const openDialogs: Array<CloseButton> = []

/**
 * Leaves Escape to the dialog on top. For some 60 ms after a dialog opens, Radix still gives the key to the one below.
 */
export function closeTopDialog(event: KeyboardEvent, closeButton: CloseButton) {
  const top = openDialogs.at(-1)
  if (top === closeButton) return
  event.preventDefault()
  top?.current?.click()
}

/** Lists the dialog as long as it is open. A closed one keeps its other effects. */
export function OpenDialog({ closeButton }: { closeButton: CloseButton }) {
  useLayoutEffect(() => {
    openDialogs.push(closeButton)
    return () => void openDialogs.splice(openDialogs.indexOf(closeButton), 1)
  }, [closeButton])
  return null
}

/** Phones, upright or on their side, and tablets. Their Back is a gesture that closes what is on top. */
const handheld = '(max-width: 34.99rem), (pointer: coarse)'

/** On phones and tablets, Back presses the close button. The effect lasts as long as the dialog is open. */
export function ClosedByBack({ closeButton }: { closeButton: CloseButton }) {
  useEffect(() => {
    if (matchMedia(handheld).matches) return sheetHistory().hold(() => closeButton.current?.click())
  }, [closeButton])
  return null
}
