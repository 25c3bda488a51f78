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
import { cn } from '../../ui/cn.ts'
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
    <section aria-label="Timers" className={cn('max-h-[40dvh] overflow-y-auto', timers.length === 0 && 'sr-only')}>
      <p role="alert" className="sr-only">
        {ringing.map(({ label }) => `${label}: time is up`).join('. ')}
      </p>
      <ul className="flex flex-wrap gap-2 px-4 pt-3 md:px-8">
        {timers.map((timer) => (
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
      <li className="flex w-full items-center gap-2 rounded-pill bg-berry py-1.5 pr-1.5 pl-5 text-berry-ink shadow-card motion-safe:animate-pulse">
        <b className="min-w-0 flex-1 truncate font-display text-[1.25rem] font-semibold">{label}: time is up</b>
        <Button onClick={() => changeTimer(id, addMinute)}>+1 min</Button>
        <Button variant="primary" onClick={() => removeTimer(id)}>
          Stop<span className="sr-only"> the timer {label}</span>
        </Button>
      </li>
    )
  return (
    <li className="flex max-w-full items-center gap-1 rounded-pill bg-butter py-1 pr-1 pl-4 text-butter-ink">
      <span className="max-w-36 truncate text-small font-semibold">{label}</span>
      <span role="timer" className="min-w-16 text-center font-display text-[1.25rem] font-semibold tabular-nums">
        {clockText(timeLeft(timer, now))}
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
