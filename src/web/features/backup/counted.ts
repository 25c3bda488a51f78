import { numberText } from '../../../core/text/number-text.ts'

/** Formats a count with its noun, such as "1,200 recipes". */
export const counted = (count: number, one: string) => `${numberText(count)} ${count === 1 ? one : `${one}s`}`
