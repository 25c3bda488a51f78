/** The drawings of dishes, one of which replaces a missing picture. Each is a file in `web/art/dishes`. */
export const drawings = [
  'bars',
  'bread',
  'burger',
  'cake',
  'candy',
  'casserole',
  'chicken',
  'cookies',
  'cupcakes',
  'curry',
  'drink',
  'dumplings',
  'eggs',
  'fish',
  'flatbread',
  'ice-cream',
  'jar',
  'meatballs',
  'noodles',
  'pancakes',
  'pasta',
  'pie',
  'pizza',
  'plate',
  'porridge',
  'potatoes',
  'pudding',
  'rice',
  'roast',
  'rolls',
  'salad',
  'sandwich',
  'sauce',
  'seafood',
  'soup',
  'stew',
  'stir-fry',
  'tacos',
  'vegetables',
] as const
export type Drawing = (typeof drawings)[number]

/** The name of a drawing. After `#` may follow its variant: a target in the file that changes its colors. */
export type DrawnDish = Drawing | `${Drawing}#${string}`

export const isDrawnDish = (value: unknown): value is DrawnDish =>
  typeof value === 'string' && drawings.some((name) => name === value.replace(/#[a-z]+$/, ''))
