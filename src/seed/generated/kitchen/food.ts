/** Kinds of main ingredients. Each form lists the kinds it accepts. */
export type FoodKind =
  | 'poultry'
  | 'meat'
  | 'mince'
  | 'sausage'
  | 'fish'
  | 'seafood'
  | 'vegetable'
  | 'leaf'
  | 'pulse'
  | 'tofu'
  | 'cheese'
  | 'egg'
  | 'fruit'
  | 'nut'
  | 'olive'
  | 'sweet'
  | 'accent'

export interface Food {
  kind: FoodKind
  /** Used in titles. */
  title: string
  /** Used in steps: "brown the chicken". */
  word: string
  /** An ingredient line with choices. */
  line: string
}

/** Parses a table of `title; word; line`, most common first. */
export function foods(kind: FoodKind, table: string): Array<Food> {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', word = '', line = ''] = row.split(';').map((cell) => cell.trim())
      return { kind, title, word, line }
    })
}
