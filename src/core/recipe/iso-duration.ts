/** Minutes as schema.org wants them: 90 is "PT1H30M". */
export function toIsoDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}
