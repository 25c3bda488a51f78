export interface StepRange {
  min: number
  max: number
  step: number
}

/** The whole recipe: half to tenfold. */
export const scaleRange: StepRange = { min: 0.5, max: 10, step: 0.5 }

/** The ingredient list's own multiplier. It has no upper limit by design; this one only keeps numbers readable. */
export const multiplierRange: StepRange = { min: 0.5, max: 100, step: 0.5 }

/** The nearest step within the range; what is no number is 1. */
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

/** Reads `?scale=1.5` as anybody might type it ("1,5", "2x"); anything else is 1. */
export function parseFactor(value: string | null | undefined, range: StepRange = scaleRange): number {
  const number = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*[x×]?\s*$/i.exec(value ?? '')?.[1]
  return number === undefined ? 1 : clampFactor(Number(number.replace(',', '.')), range)
}

/** Base servings times the factor, as whole people. */
export function scaleServings(base: number, factor: number): number {
  return Math.max(1, Math.round(base * factor))
}
