import { useSyncExternalStore } from 'react'

/** Chromium's offer to install the site. Other browsers have none. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The browser's offer. Null once it was answered. */
    installEvent?: InstallEvent | null
  }
}

/**
 * Keeps the browser's offer until our own prompt is answered. The offer comes once, often before the page's modules
 * have loaded, so an inline script in the head waits for it.
 */
export const installScript = `;addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installEvent = event
  dispatchEvent(new Event('install-offered'))
})`

function subscribe(listener: () => void) {
  const forget = () => {
    window.installEvent = null
    listener()
  }
  window.addEventListener('install-offered', listener)
  window.addEventListener('appinstalled', forget)
  return () => {
    window.removeEventListener('install-offered', listener)
    window.removeEventListener('appinstalled', forget)
  }
}

export const useCanInstall = () =>
  useSyncExternalStore(
    subscribe,
    () => Boolean(window.installEvent),
    () => false,
  )

/** Opens the browser's own dialog. It can be opened once. */
export function install() {
  void window.installEvent?.prompt()
  window.installEvent = null
}
