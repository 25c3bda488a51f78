/** Checks a slug in browsers too, without the 218 KB (gzipped) of letters that `slug.ts` takes to make one. */
export const slugPattern = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
