/** What kind of thing a dish is built around; a form of dish says which it takes. */
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
  /** In titles. */
  title: string
  /** In steps: "brown the chicken". */
  word: string
  /** One line of an ingredient list, with choices. */
  line: string
}

/** Reads a table of `title; word; line`, the commonest first. */
export function foods(kind: FoodKind, table: string): Array<Food> {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', word = '', line = ''] = row.split(';').map((cell) => cell.trim())
      return { kind, title, word, line }
    })
}
