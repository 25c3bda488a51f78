/** An ingredient line as it is shown. */
export interface ShownLine {
  amount: string
  /** What joins amount and name, if it is more than a space: " of ", " d'". */
  joint?: string
  name: string
  /** The amount as parsed, if the line says it in other words: "1 pinch" for "a pinch". */
  parsed?: string
}

/** Returns amount and name as parsed, to compute with. */
export const parsedLine = ({ amount, name, parsed = amount }: ShownLine) => ({ amount: parsed, name })

export const textOfLine = ({ amount, joint = ' ', name }: ShownLine): string =>
  amount === '' ? name : `${amount}${joint}${name}`.trim()
