/** The public name of an account whose owner gave none. It is the same for all such accounts. */
export const noName = 'A cook'
