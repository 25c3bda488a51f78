/** Diets a recipe's ingredients may allow, in the order they are shown. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'] as const
export type Diet = (typeof diets)[number]
