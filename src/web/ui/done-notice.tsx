import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { toast } from './toast.ts'

/**
 * Shows that a form succeeded, after a redirect to `?done=word`. With scripts, it shows a toast and removes the word
 * from the address. Without scripts, it shows a line on the page.
 */
export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const [search] = useSearchParams()
  const { key, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const saidAt = useRef('')
  const done = search.get('done')
  const text = done !== null && Object.hasOwn(words, done) ? words[done] : undefined
  // Runs after every render. See `useAnswer`.
  useEffect(() => {
    if (!text || saidAt.current === key) return
    saidAt.current = key
    toast.success(text)
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
