import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Suggestion } from '../../../core/search/search.ts'
import type { clientLoader } from './routes/suggestions.ts'

/** The answer of `/search/suggestions`. `words` are the words it belongs to. */
export interface Suggestions {
  words: string
  suggestions: Array<Suggestion>
}

const fewestLetters = 2
/** About the pause between two keystrokes, so that each word needs one request, not one per letter. */
const pauseMs = 140

/** Returns suggestions for the words being typed. A newer request replaces the previous one. */
export function useSuggestions(typed: string) {
  const { data, load } = useFetcher<typeof clientLoader>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const words = typed.trim()
  const isEnough = words.length >= fewestLetters
  // Suggestions for a shorter beginning of the words stay until the next answer arrives.
  const fitting = data && words.startsWith(data.words) ? data.suggestions : []

  function ask(text: string) {
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted.length < fewestLetters || wanted === data?.words) return
    timer.current = setTimeout(() => void load(`/search/suggestions?${new URLSearchParams({ q: wanted })}`), pauseMs)
  }
  return { suggestions: isEnough ? fitting : [], ask }
}
