/**
 * Matches a valid slug. Browsers use this pattern, because `slug.ts` loads 218 KB (gzipped) of letters to make a slug.
 */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
