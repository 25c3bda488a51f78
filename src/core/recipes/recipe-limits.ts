/**
 * The longest texts and largest numbers of a recipe, typed or imported. Lengths are characters. Each line adds about
 * 550 bytes to a page, so a recipe of 100,000 lines made a page of 55 MB.
 */
export const recipeLimits = {
  title: 300,
  description: 5_000,
  /** The complete list as text. */
  ingredientCharacters: 60_000,
  /** Includes headings. */
  ingredientLines: 500,
  instructionCharacters: 100_000,
  steps: 500,
  tipCharacters: 20_000,
  tipLines: 100,
  shortText: 200,
  address: 2_000,
  categories: 20,
  category: 60,
  /** More than a year, because some foods ferment that long. */
  minutes: 600_000,
  servings: 10_000,
  nutrition: 100_000,
} as const

/** Normalizes text for PostgreSQL and browsers: no NUL, no unpaired surrogates, no CRLF. */
export const storableText = (text: string) => text.replaceAll('\u0000', '').replaceAll('\r\n', '\n').toWellFormed()
