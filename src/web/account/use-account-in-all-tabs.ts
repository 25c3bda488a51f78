import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const entryName = 'account'

/** Signing in or out in one tab, or going back to a page from before, reaches all of them. `account` is empty for nobody. */
export function useAccountInAllTabs(account: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    remember(account)
    const follow = () => {
      if (remembered() !== account) void revalidate()
    }
    const onStorage = ({ key }: StorageEvent) => key === entryName && follow()
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [account, revalidate])
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
