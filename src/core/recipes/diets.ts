/** Diet labels in display order. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'] as const
export type Diet = (typeof diets)[number]
