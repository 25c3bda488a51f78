/** Categories the edit dialog offers. Recipes may have others. */
export const editCategories = [
  'pasta',
  'italian',
  'asian',
  'breakfast',
  'lunch',
  'dinner',
  'dessert',
  'appetizer',
  'soup',
  'salad',
  'vegetarian',
  'vegan',
  'gluten-free',
  'quick meals',
  'slow cooker',
] as const

export const cuisines = [
  'Italian',
  'Mexican',
  'Chinese',
  'Japanese',
  'Indian',
  'Mediterranean',
  'American',
  'Thai',
  'French',
  'Greek',
  'Middle Eastern',
] as const
