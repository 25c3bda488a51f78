/** The languages whose texts are recognized, by the names of their data. */
const languages = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld'] as const
export type Language = (typeof languages)[number]

/** Words that occur in most recipes of only one language. */
const words: Record<Language, ReadonlyArray<string>> = {
  eng: ['the', 'and', 'with', 'until', 'for', 'of', 'into', 'cup', 'minutes'],
  deu: ['und', 'der', 'die', 'mit', 'den', 'auf', 'bis', 'dann', 'minuten', 'zutaten'],
  fra: ['et', 'les', 'dans', 'avec', 'du', 'pendant', 'le', 'au', 'des', 'faire'],
  spa: ['el', 'los', 'y', 'con', 'las', 'hasta', 'una', 'minutos', 'del', 'ingredientes'],
  ita: ['il', 'di', 'per', 'gli', 'della', 'minuti', 'ingredienti', 'nel', 'fino', 'con'],
  nld: ['het', 'een', 'van', 'met', 'voor', 'minuten', 'tot', 'toe', 'bereiding', 'eetlepels'],
}

/** Guesses the language of a text that was recognized as English, so its accents are wrong. English when in doubt. */
export function guessLanguage(text: string): Language {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  let best: { language: Language; count: number } = { language: 'eng', count: 2 }
  for (const language of languages) {
    const count = words[language].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
    if (count > best.count) best = { language, count }
  }
  return best.language
}
