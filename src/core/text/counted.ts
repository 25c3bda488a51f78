import { numberText } from './number-text.ts'

/** Formats a count with its noun, such as "1 recipe" or "1,200 recipes". */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : several}`
