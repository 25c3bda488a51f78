/** The slider and the arrows of the specification. */
export const scaleRange = { min: 0.5, max: 10, step: 0.5 } as const

/** Every factor that makes sense: one cookie of a hundred, or a recipe for two at a wedding. */
const widest = { min: 0.01, max: 100 } as const

/** Servings that can be chosen. */
export const servingsRange = { min: 1, max: 1000 } as const

/** Returns the factor with four decimals, within the limits. Sevenths of a recipe need them. */
export function limitFactor(factor: number): number {
  return Math.round(Math.min(widest.max, Math.max(widest.min, factor)) * 10_000) / 10_000
}

/** Returns the next multiple of 0.5 above the factor. */
export function stepUp(factor: number): number {
  const { min, max, step } = scaleRange
  return Math.min(Math.max(factor, max), Math.max(min, (Math.floor(factor / step + 1e-9) + 1) * step))
}

/** Returns the next multiple of 0.5 below the factor. */
export function stepDown(factor: number): number {
  const { min, step } = scaleRange
  return Math.max(Math.min(factor, min), (Math.ceil(factor / step - 1e-9) - 1) * step)
}

/** Parses `?scale=1.5`, also typed as "1,5" or "2x". Anything else is 1. */
export function parseFactor(value: string | null | undefined): number {
  const number = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*[x×]?\s*$/i.exec(value ?? '')?.[1]
  return number === undefined ? 1 : limitFactor(Number(number.replace(',', '.')))
}

/** Multiplies two factors, within the limits. A third of three times is the recipe as written. */
export function combineFactors(one: number, other: number): number {
  const product = one * other
  return Math.abs(product - 1) < 0.002 ? 1 : limitFactor(product)
}

/** Returns the factor for a whole number of servings. */
export const factorFor = (servings: number, base: number): number => limitFactor(servings / base)

/** Rounds to whole servings, at least one. */
export function scaleServings(base: number, factor: number): number {
  return Math.max(1, Math.round(base * factor))
}

/** Formats a factor for people: "1.5x". */
export const factorText = (factor: number): string => `${Math.round(factor * 100) / 100}x`
