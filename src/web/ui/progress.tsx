import { type ComponentProps, useId } from 'react'

interface ProgressProps extends ComponentProps<'div'> {
  /** The current stage, as a sentence. */
  label: string
  /** 0 to 100. Null while nobody can tell. */
  value: number | null
}

const barLook = [
  'block h-3.5 w-full appearance-none overflow-hidden rounded-[9px] border-0 bg-sunk shadow-[inset_0_0_0_1px_var(--line)]',
  '[&::-webkit-progress-bar]:bg-transparent',
  '[&::-webkit-progress-value]:rounded-[9px] [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:shadow-gloss [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--slow)',
  '[&::-moz-progress-bar]:rounded-[9px] [&::-moz-progress-bar]:bg-primary [&::-moz-progress-bar]:shadow-gloss',
].join(' ')

export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const labelId = useId()
  const percent = value === null ? undefined : Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className={className} {...rest}>
      <div className="mb-2 flex justify-between gap-3 text-small">
        <strong id={labelId} className="font-semibold">
          {label}
        </strong>
        {percent !== undefined && (
          <span aria-hidden className="text-ink-soft tabular-nums">
            {percent}%
          </span>
        )}
      </div>
      <progress aria-labelledby={labelId} value={percent} max={100} className={barLook} />
    </div>
  )
}
