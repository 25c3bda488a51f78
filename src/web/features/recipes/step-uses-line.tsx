import { cn } from '../../ui/cn.ts'
import type { StepUse } from './step-uses.ts'

interface StepUsesLineProps {
  uses: ReadonlyArray<StepUse>
  lang: string | undefined
  className?: string
}

/** The ingredients of a step, in one line under its text. */
export function StepUsesLine({ uses, lang, className }: StepUsesLineProps) {
  if (uses.length === 0) return null
  return (
    <ul
      aria-label="Ingredients of this step"
      lang={lang}
      className={cn('flex flex-wrap gap-1.5 text-small leading-[1.35] print:hidden', className)}
    >
      {uses.map(({ place, amount, joint = ' ', name, isShared }) => (
        <li
          key={place}
          dir="auto"
          className="rounded-sm bg-sunk px-2 py-1 text-ink-soft dark:shadow-edge [overflow-wrap:anywhere]"
        >
          {amount && <b className="font-[650] text-ink tabular-nums">{amount}</b>}
          {amount && joint}
          {name}
          {isShared && amount && ' in all'}
        </li>
      ))}
    </ul>
  )
}
