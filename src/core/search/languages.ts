/** Languages PostgreSQL has stemmers for, by the names of its text search configurations. */
export const searchLanguages = [
  'arabic',
  'armenian',
  'basque',
  'catalan',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hindi',
  'hungarian',
  'indonesian',
  'irish',
  'italian',
  'lithuanian',
  'nepali',
  'norwegian',
  'portuguese',
  'romanian',
  'russian',
  'serbian',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
  'yiddish',
] as const
export type SearchLanguage = (typeof searchLanguages)[number]

/** Every additional language gives more unrelated words the same stem. */
export const mostSearchLanguages = 4
