import { useEffect, useRef, useSyncExternalStore } from 'react'

const entryName = 'desk-keys'
const listeners = new Set<() => void>()

/** Keys without Ctrl or Alt are in the way of speech input, so they can be turned off; the browser remembers. */
export function useDeskKeysSwitch() {
  const isOn = useSyncExternalStore(subscribe, isTurnedOn, () => true)
  return {
    isOn,
    turn(on: boolean) {
      try {
        localStorage.setItem(entryName, on ? 'on' : 'off')
      } catch {
        return
      }
      for (const listener of listeners) listener()
    },
  }
}

/** Single keys, unless somebody types, chooses, or has a dialog before them. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>) {
  const { isOn } = useDeskKeysSwitch()
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

function isTurnedOn(): boolean {
  try {
    return localStorage.getItem(entryName) !== 'off'
  } catch {
    return true
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
