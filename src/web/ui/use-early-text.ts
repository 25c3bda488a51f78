import { useCallback, useRef } from 'react'

/**
 * Returns a `ref` for a field whose text is React state. Takes over text that was typed before the script loaded, or
 * that the browser restored. React would clear it.
 */
export function useEarlyText(onText: (text: string) => void) {
  const take = useRef<typeof onText | null>(onText)
  return useCallback((field: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (!field || !take.current) return
    if (field.value !== field.defaultValue) take.current(field.value)
    take.current = null
  }, [])
}
