/** Apart from the recipe's schema, so that a page which only lists them need not bring the schema library along. */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]
