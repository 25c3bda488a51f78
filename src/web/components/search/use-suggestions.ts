import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Suggestion } from '../../../core/search/search.ts'

/** What `/search/suggestions` answers; `words` says to what. */
export interface Suggestions {
  words: string
  suggestions: Array<Suggestion>
}

const fewestLetters = 2
/** About the pause between two keys: one request for a word, not one for each letter. */
const pauseMs = 140

/** For the words being typed. A newer request takes the place of the one before, wherever that is by then. */
export function useSuggestions(typed: string) {
  const { data, load } = useFetcher<Suggestions | null>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const words = typed.trim()
  const isEnough = words.length >= fewestLetters
  // What answers a shorter beginning serves until the longer one is answered.
  const fitting = data && words.startsWith(data.words) ? data.suggestions : []

  function ask(text: string) {
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted.length < fewestLetters || wanted === data?.words) return
    timer.current = setTimeout(() => void load(`/search/suggestions?${new URLSearchParams({ q: wanted })}`), pauseMs)
  }
  return { suggestions: isEnough ? fitting : [], ask }
}
