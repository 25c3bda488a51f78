import { useEffect, useState } from 'react'
import { exchangePlan, hasUnsent } from './account-plan.ts'
import { planEntry } from './stored-plan.ts'

/** Several changes in a row, such as typing, are sent together. */
const pauseMs = 300

/**
 * Keeps the plan of this browser and the plan of the account the same while the page is open: now, after each change,
 * when the tab is shown again, and when the connection is back.
 */
export function useAccountPlan(account: string | null) {
  const [isCurrent, setCurrent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (account === null) return
    const into = account
    let isOpen = true
    let timer: ReturnType<typeof setTimeout> | undefined

    async function exchange() {
      const outcome = await exchangePlan(into)
      if (!isOpen) return
      setProblem(outcome.ok ? null : (outcome.problem ?? notReached))
      if (outcome.ok) setCurrent(true)
    }
    function soon() {
      clearTimeout(timer)
      timer = setTimeout(() => void exchange(), pauseMs)
    }
    const onShown = () => document.visibilityState === 'visible' && soon()
    const stop = planEntry.subscribe(() => hasUnsent() && soon())
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('online', soon)
    void exchange()
    return () => {
      isOpen = false
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('online', soon)
      // A change made just before leaving the page.
      if (hasUnsent()) void exchangePlan(into)
    }
  }, [account])
  return { isCurrent, problem }
}

const notReached =
  'Your account could not be reached. Your changes are stored in this browser, and are sent when the connection is back.'
