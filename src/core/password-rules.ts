export const shortestPassword = 10
/** More is nobody's password, and hashing takes time for each letter. */
export const longestPassword = 200
