import { formTrap } from '../../../core/form-trap.ts'

/** Out of sight and out of the tab order: only a program fills it in. */
export function TrapField() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input name={formTrap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
