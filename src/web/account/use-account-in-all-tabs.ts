import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAnswer } from '../components/ui/use-answer.ts'

const entryName = 'account'

/** Signing in or out in one tab, or going back to a page from before, reaches all of them. `account` is empty for nobody. */
export function useAccountInAllTabs(account: string) {
  const { revalidate } = useRevalidator()
  const shown = useRef(account)
  const leave = useRef<() => void>(undefined)
  useAnswer(account, () => {
    shown.current = account
    leave.current?.()
    const before = remembered()
    remember(account)
    leave.current = bringAlong(account, before)
  })
  useEffect(() => {
    const follow = () => {
      if (remembered() !== shown.current) void revalidate()
    }
    const onStorage = ({ key }: StorageEvent) => key === entryName && follow()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [revalidate])
  useEffect(() => () => leave.current?.(), [])
}

/** What a visitor saved and wrote comes along into the account; of somebody who leaves, nothing stays behind in the browser. */
function bringAlong(account: string, before: string | null): () => void {
  if (!account && !before) return () => undefined
  const leaving = new AbortController()
  void import('./arrive.ts').then(({ arrive, forgetFavorites }) => {
    if (!account) return forgetFavorites()
    return arrive({ isNewHere: before !== account, signal: leaving.signal })
  })
  return () => leaving.abort()
}

/** Storage may be forbidden: then tabs learn it with their next page. */
function remember(account: string) {
  try {
    if (localStorage.getItem(entryName) !== account) localStorage.setItem(entryName, account)
  } catch {
    return
  }
}

function remembered() {
  try {
    return localStorage.getItem(entryName)
  } catch {
    return null
  }
}
