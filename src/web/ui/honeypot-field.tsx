import { honeypot } from '../../core/forms/honeypot.ts'

/** A field that visitors cannot see or reach by keyboard. Only bots fill it in. */
export function HoneypotField() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
