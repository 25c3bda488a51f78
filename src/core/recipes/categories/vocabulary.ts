/**
 * Categories that every form suggests, with their labels: those of the submission form, then those that only the edit
 * form had. Recipes may have others.
 */
export const suggestedCategories = {
  appetizer: 'Appetizers',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Desserts',
  soup: 'Soups',
  salad: 'Salads',
  snack: 'Snacks',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
  keto: 'Keto',
  paleo: 'Paleo',
  'quick meals': 'Quick Meals',
  pasta: 'Pasta',
  italian: 'Italian',
  asian: 'Asian',
  'slow cooker': 'Slow Cooker',
} as const

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
