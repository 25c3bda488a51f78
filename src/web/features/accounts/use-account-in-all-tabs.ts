import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { accountEntry } from '../../shell/account-entry.ts'
import { useAnswer } from '../../ui/use-answer.ts'

/**
 * Updates all tabs after signing in or out in one of them. Also updates a page that is restored from history. `account`
 * is empty for a visitor, and null on a stored page, which cannot know.
 */
export function useAccountInAllTabs(account: string | null) {
  const { revalidate } = useRevalidator()
  const shown = useRef(account)
  const leave = useRef<() => void>(undefined)
  useAnswer(account ?? undefined, (now) => {
    shown.current = now
    leave.current?.()
    const before = accountEntry.read()
    accountEntry.write(now)
    leave.current = bringAlong(now, before)
  })
  useEffect(() => {
    const isAnother = () => shown.current !== null && accountEntry.read() !== shown.current
    const unsubscribe = accountEntry.subscribe(() => {
      if (isAnother()) void revalidate()
    })
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // Without storage, a restored page cannot detect changes in other tabs, so it always reloads its data.
      if (persisted && (isAnother() || !accountEntry.isStored())) void revalidate()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', onShow)
    }
  }, [revalidate])
  useEffect(() => () => leave.current?.(), [])
}

/** Moves a visitor’s favorites, plan, shopping list and draft into the account. After a sign-out, removes the first three from the browser. */
function bringAlong(account: string, before: string | null): () => void {
  if (!account && !before) return () => undefined
  const leaving = new AbortController()
  void import('./merge-anonymous-data.ts').then(({ mergeAnonymousData, forgetAccount }) => {
    if (!account) return forgetAccount()
    return mergeAnonymousData(account, { isNewHere: before !== account, signal: leaving.signal })
  })
  return () => leaving.abort()
}
