export const shortestPassword = 10
/** Characters. The limit bounds the cost of hashing. */
export const longestPassword = 200

export const tooShortPassword = `Use at least ${shortestPassword} characters`
export const tooLongPassword = `Use at most ${longestPassword} characters`
