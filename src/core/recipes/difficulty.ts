/** Separate from the recipe schema, so that pages which only list difficulties don't load Zod. */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]
