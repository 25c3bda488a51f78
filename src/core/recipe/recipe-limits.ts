/** The longest texts and largest numbers a recipe may have: the same for typed and imported ones. Lengths are characters. */
export const recipeLimits = {
  title: 300,
  description: 5_000,
  /** The whole list, as text. */
  ingredients: 60_000,
  instructions: 200_000,
  tips: 20_000,
  shortText: 200,
  address: 2_000,
  categories: 20,
  category: 60,
  /** More than a year: some things ferment. */
  minutes: 600_000,
  servings: 10_000,
  nutrition: 100_000,
} as const

/** Text as databases and browsers agree on it: without NUL and halves of characters, its lines ending in one way. */
export const storableText = (text: string) => text.replaceAll('\u0000', '').replaceAll('\r\n', '\n').toWellFormed()
