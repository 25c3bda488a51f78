import { useEffect, useRef } from 'react'
import { storedEntry, useStored } from '../../browser/stored-entry.ts'

const keysEntry = storedEntry<'on' | 'off'>({
  name: 'desk-keys',
  version: 1,
  empty: 'on',
  check: (value) => (value === 'on' || value === 'off' ? value : undefined),
})

/** Single-key shortcuts interfere with speech input, so they can be turned off. The browser stores the choice. */
export function useModerationKeysSwitch() {
  const isOn = useStored(keysEntry) === 'on'
  return { isOn, turn: (on: boolean) => keysEntry.write(on ? 'on' : 'off') }
}

/** Listens for single keys, except while the editor types, chooses or has a dialog open. */
export function useModerationKeys(keys: Readonly<Record<string, () => void>>) {
  const { isOn } = useModerationKeysSwitch()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTaken(event.target)) return
      if (document.querySelector('[role=dialog]')) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

const isTaken = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
