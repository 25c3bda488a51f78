import { lazy, Suspense } from 'react'
import { useTimers } from './stored-timers.ts'

/** Loaded on demand, because few visitors have a timer. */
const TimerBar = lazy(() => import('./timer-bar.tsx'))

/** Other bars and the end of the page move up by the height of the timers. */
function makeRoom(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--timers', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--timers')
  }
}

/** The running timers at the bottom of every page, so that they ring outside of cook mode too. */
export function TimersEverywhere() {
  if (useTimers().length === 0) return null
  return (
    <Suspense>
      <div
        ref={makeRoom}
        data-bottom-bar
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-bg pb-[max(.375rem,env(safe-area-inset-bottom))] print:hidden flat:pb-0"
      >
        <TimerBar />
      </div>
    </Suspense>
  )
}
