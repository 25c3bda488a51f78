import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Reads each step with the browser's voice for its language, until the cook turns it off. `canRead` is false where there
 * is no voice.
 */
export function useReadAloud(text: string, lang: string | undefined) {
  const canRead = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => false,
  )
  const [isReading, setReading] = useState(false)
  useEffect(() => {
    if (!isReading) return undefined
    const spoken = new SpeechSynthesisUtterance(text)
    if (lang) spoken.lang = lang
    window.speechSynthesis.speak(spoken)
    return () => window.speechSynthesis.cancel()
  }, [isReading, text, lang])
  return { canRead, isReading, toggle: () => setReading(!isReading) }
}
