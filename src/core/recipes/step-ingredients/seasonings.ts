import type { Line } from './line-candidates.ts'

/** Verbs that use salt or pepper without naming them. */
const verbs = {
  salt: /(?<!\p{L})(?:salez|saler|salzen|salzt|salare|salate|saliamo|salate|salar|salpimentar|salpimienta|salpimentamos|salpimentez)(?!\p{L})/iu,
  'black pepper':
    /(?<!\p{L})(?:poivrez|poivrer|pfeffern|pfeffert|pepare|pepate|pepiamo|salpimentar|salpimienta|salpimentamos)(?!\p{L})/iu,
}

/** Returns the lines that "salez et poivrez" uses. */
export function seasonings(text: string, lines: ReadonlyArray<Line>): Array<number> {
  return Object.entries(verbs).flatMap(([food, verb]) =>
    verb.test(text)
      ? lines.flatMap(({ place, names }) =>
          names.some(({ foods }) => [...foods].some(({ name }) => name === food)) ? [place] : [],
        )
      : [],
  )
}
