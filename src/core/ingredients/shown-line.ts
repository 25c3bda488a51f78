/** An ingredient line as it is shown. */
export interface ShownLine {
  amount: string
  /** The text between amount and name, such as " of " or " d'". Missing for a space. */
  joint?: string
  name: string
  /** The amount as parsed, if the line says it in other words: "1 pinch" for "a pinch". */
  parsed?: string
}

/** Returns amount and name as parsed, to compute with. */
export const parsedLine = ({ amount, name, parsed = amount }: ShownLine) => ({ amount: parsed, name })

export const textOfLine = ({ amount, joint = ' ', name }: ShownLine): string =>
  amount === '' ? name : `${amount}${joint}${name}`.trim()
