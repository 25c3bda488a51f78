interface DurationPart {
  value: number
  unit: 'h' | 'min'
}

/** Splits minutes into hours and minutes. Zero becomes "0 min". */
export function durationParts(minutes: number): Array<DurationPart> {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts: Array<DurationPart> = []
  if (hours > 0) parts.push({ value: hours, unit: 'h' })
  if (rest > 0 || hours === 0) parts.push({ value: rest, unit: 'min' })
  return parts
}

/** Formats minutes: "45 min", "1 h", "2 h 1 min". */
export function durationText(minutes: number): string {
  return durationParts(minutes)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ')
}
