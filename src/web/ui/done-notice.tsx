import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isRouterIdleAt, useRouterIdle } from '../browser/use-router-idle.ts'
import { toast } from './toast.ts'

/** Addresses whose message was shown. Back leads to one again if the visitor sent a form before its word was removed. */
const shownAt = new Set<string>()

/**
 * Shows that a form succeeded, after a redirect to `?done=word`. With scripts, it shows a toast and removes the word
 * from the address. Without scripts, it shows a line on the page.
 */
export function DoneNotice({ words }: { words: Readonly<Record<string, string>> }) {
  const [search] = useSearchParams()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const { key, isIdle } = useRouterIdle()
  const done = search.get('done')
  const text = done !== null && Object.hasOwn(words, done) ? words[done] : undefined
  // Runs after every render. See `useAnswer`. While a page loads or a form is sent, the word stays in the address.
  useEffect(() => {
    if (!text) return
    // Another form was refused at this address, and leaving it would remove its errors.
    if (window.__reactRouterDataRouter?.state.actionData) return
    if (!shownAt.has(key)) toast.success(text)
    shownAt.add(key)
    if (!isIdle || !isRouterIdleAt(key)) return
    const rest = new URLSearchParams(search)
    rest.delete('done')
    void navigate(
      { pathname, search: rest.toString(), hash },
      // The page is the same without the word, so nothing loads.
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  })
  if (!text) return null
  return (
    <output className="mb-4 hidden rounded-md bg-mint px-5 py-3 font-semibold text-mint-ink no-script:block">
      {text}
    </output>
  )
}
