import { Timer } from 'lucide-react'
import { Fragment } from 'react'
import { mostTimers } from '../../../core/cooking/kitchen-timer.ts'
import { findTimers, type Timer as FoundTimer } from '../../../core/recipes/times/find-timers.ts'
import { toast } from '../../ui/toast.ts'
import { askForNotifications, prepareSound } from './ring.ts'
import { addTimer } from './stored-timers.ts'

/** The text of a step whose times start timers. */
export function TimedText({ recipeId, text }: { recipeId: string; text: string }) {
  const times = findTimers(text, mostTimers)

  function start({ label, minutes }: FoundTimer) {
    prepareSound()
    askForNotifications()
    if (!addTimer({ recipeId, label, minutes })) toast.error('Too many timers', 'Remove one that you no longer need.')
  }

  return (
    <>
      {times.map((time, place) => (
        <Fragment key={time.start}>
          {text.slice(times[place - 1]?.end ?? 0, time.start)}
          <button
            type="button"
            onClick={() => start(time)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-butter px-3 align-middle font-[650] text-butter-ink hover:bg-blush no-script:inline no-script:bg-transparent no-script:p-0 no-script:text-ink"
          >
            <Timer aria-hidden className="size-[1em] no-script:hidden" />
            <span className="sr-only no-script:hidden">Start a timer: </span>
            {text.slice(time.start, time.end)}
          </button>
        </Fragment>
      ))}
      {text.slice(times.at(-1)?.end ?? 0)}
    </>
  )
}
