import type { Quantity } from './number.ts'

/**
 * Returns whether a number stands here that is a temperature: "180C", "(43 C)". Nobody measures 180 cups. With two
 * digits, only a capital is a temperature: "2 c" means cups.
 */
export function isTemperature(
  text: string,
  { start, minEnd, end }: Pick<Quantity, 'start' | 'minEnd' | 'end'>,
): boolean {
  const digits = text.slice(start, minEnd)
  return [minEnd, end].some((at) => {
    const letter = text.slice(at, at + 4)
    return (
      (/^\d{3}$/.test(digits) && /^ ?[cf](?!\p{L})/iu.test(letter)) ||
      (/^\d{2}$/.test(digits) && /^ ?[CF](?!\p{L})/u.test(letter))
    )
  })
}
