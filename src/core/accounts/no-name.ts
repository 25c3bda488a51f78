/** The public name of an account whose owner gave none. It does not tell accounts apart. */
export const noName = 'A cook'
