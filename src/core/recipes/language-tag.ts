/** Returns a valid `lang` value only. A source's "english" or "xx_YY!" would mislead a screen reader. */
export function languageTag(language: string | null): string | undefined {
  return language !== null && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? language : undefined
}

/** Returns the `lang` value of a text in a list of recipes. Undefined for English, the language of the pages. */
export function foreignLanguage(language: string | null): string | undefined {
  const tag = languageTag(language)
  return tag === undefined || /^en(?:-|$)/i.test(tag) ? undefined : tag
}
