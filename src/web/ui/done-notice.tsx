import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import { isNavigating } from '../browser/is-navigating.ts'
import { toast } from './toast.ts'

/**
 * Shows that a form succeeded, after a redirect to `?done=word`. With scripts, it shows a toast and removes the word
 * from the address. Without scripts, it shows a line on the page.
 */
export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const [search] = useSearchParams()
  const { key, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const saidAt = useRef('')
  const done = search.get('done')
  const text = done !== null && Object.hasOwn(words, done) ? words[done] : undefined
  // Runs after every render. See `useAnswer`. The word stays while a navigation is in progress, and goes when none is.
  useEffect(() => {
    if (!text) return
    if (saidAt.current !== key) toast.success(text)
    saidAt.current = key
    if (state !== 'idle' || isNavigating()) return
    const rest = new URLSearchParams(search)
    rest.delete('done')
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true })
  })
  if (!text) return null
  return (
    <output className="mb-4 hidden rounded-md bg-mint px-5 py-3 font-semibold text-mint-ink no-script:block">
      {text}
    </output>
  )
}
