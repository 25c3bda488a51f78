export interface StepRange {
  min: number
  max: number
  step: number
}

/** For the whole recipe. */
export const scaleRange: StepRange = { min: 0.5, max: 10, step: 0.5 }

/** For the ingredient list's own multiplier. It needs no upper limit, but this one keeps numbers readable. */
export const multiplierRange: StepRange = { min: 0.5, max: 100, step: 0.5 }

/** Returns the nearest step within the range, and 1 for NaN. */
function clampFactor(factor: number, range: StepRange): number {
  if (Number.isNaN(factor)) return 1
  const within = Math.min(range.max, Math.max(range.min, factor))
  return Math.round(within / range.step) * range.step
}

export function stepUp(factor: number, range: StepRange = scaleRange): number {
  return clampFactor(clampFactor(factor, range) + range.step, range)
}

export function stepDown(factor: number, range: StepRange = scaleRange): number {
  return clampFactor(clampFactor(factor, range) - range.step, range)
}

/** Parses `?scale=1.5`, also typed as "1,5" or "2x". Anything else is 1. */
export function parseFactor(value: string | null | undefined, range: StepRange = scaleRange): number {
  const number = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*[x×]?\s*$/i.exec(value ?? '')?.[1]
  return number === undefined ? 1 : clampFactor(Number(number.replace(',', '.')), range)
}

/** Rounds to whole servings, at least one. */
export function scaleServings(base: number, factor: number): number {
  return Math.max(1, Math.round(base * factor))
}
