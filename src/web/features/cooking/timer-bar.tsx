import { Pause, Play, Plus, X } from 'lucide-react'
import {
  addMinute,
  clockText,
  isRinging,
  type KitchenTimer,
  pauseOrResume,
  timeLeft,
} from '../../../core/cooking/kitchen-timer.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { changeTimer, removeTimer, timersEntry, useTimers } from './stored-timers.ts'
import { useRinging } from './use-ringing.ts'

/** All running timers, visible from every step. */
export default function TimerBar() {
  const timers = useTimers()
  const now = useRinging(timers)
  const ringing = timers.filter((timer) => isRinging(timer, now))
  return (
    // Without timers, an empty list that can scroll would be an invisible stop for the Tab key.
    <section aria-label="Timers" className={timers.length === 0 ? 'sr-only' : 'max-h-[40dvh] min-w-0 overflow-y-auto'}>
      <p role="alert" className="sr-only">
        {ringing.map(({ label }) => `${label}: time is up`).join('. ')}
      </p>
      {/* In landscape on a phone, there is room for only one line, so ringing timers come first. */}
      <ul className="flex flex-wrap gap-2 px-4 pt-3 pb-1.5 md:px-8 flat:flex-nowrap flat:overflow-x-auto flat:py-1.5 flat:pr-0 flat:[scrollbar-width:none]">
        {[...ringing, ...timers.filter((timer) => !ringing.includes(timer))].map((timer) => (
          <TimerChip key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
      <NotStoredNote entry={timersEntry} className="mx-4 mt-2" />
    </section>
  )
}

function TimerChip({ timer, now }: { timer: KitchenTimer; now: number }) {
  const { id, label, endsAt } = timer
  if (isRinging(timer, now))
    return (
      <li className="relative flex w-full items-center gap-2 rounded-xl bg-berry py-1.5 pr-1.5 pl-5 text-berry-ink shadow-card flat:w-auto flat:max-w-90 flat:flex-none">
        {/* Only the rim pulses. The text and the buttons matter now. */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 rounded-xl inset-ring-3 inset-ring-danger motion-safe:animate-pulse"
        />
        <b className="line-clamp-2 min-w-0 flex-1 font-display text-[1.25rem] leading-tight font-semibold max-sm:text-body flat:text-body">
          {label}
          <span className="max-sm:sr-only flat:sr-only">: time is up</span>
        </b>
        <Button onClick={() => changeTimer(id, addMinute)}>+1 min</Button>
        <Button variant="primary" onClick={() => removeTimer(id)}>
          Stop<span className="sr-only"> the timer {label}</span>
        </Button>
      </li>
    )
  return (
    <li className="flex max-w-full items-center gap-1 rounded-pill bg-butter py-1 pr-1 pl-4 text-butter-ink max-sm:w-full flat:w-auto flat:max-w-none flat:flex-none flat:gap-0 flat:py-0.5">
      <span className="contents flat:grid flat:min-w-16">
        <span className="line-clamp-2 max-w-36 text-small max-sm:max-w-none max-sm:flex-1 leading-tight font-semibold flat:line-clamp-1 flat:max-w-22 flat:text-micro">
          {label}
        </span>
        <span
          role="timer"
          className="min-w-16 text-center font-display text-[1.25rem] font-semibold tabular-nums flat:text-left flat:text-body flat:leading-tight"
        >
          {clockText(timeLeft(timer, now))}
        </span>
      </span>
      <IconButton variant="quiet" label={`Add a minute: ${label}`} onClick={() => changeTimer(id, addMinute)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        variant="quiet"
        label={`${endsAt === null ? 'Resume' : 'Pause'}: ${label}`}
        onClick={() => changeTimer(id, pauseOrResume)}
      >
        {endsAt === null ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
      <IconButton variant="quiet" label={`Remove the timer: ${label}`} onClick={() => removeTimer(id)}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}
