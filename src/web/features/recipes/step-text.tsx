import { Fragment } from 'react'
import type { ShownStep } from './show-recipe.ts'

/** Highlights durations, for a cook who looks up from the pan. */
export function StepText({ text, times }: Pick<ShownStep, 'text' | 'times'>) {
  return (
    <>
      {times.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(times[place - 1]?.end ?? 0, start)}
          <b className="font-[650]">{text.slice(start, end)}</b>
        </Fragment>
      ))}
      {text.slice(times.at(-1)?.end ?? 0)}
    </>
  )
}
