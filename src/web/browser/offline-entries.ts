/**
 * Names of the storage entries whose content is there without a connection. The script that starts on every page looks
 * for them and must not load their modules, which cost more than the script.
 */
export const offlineEntries = {
  savedRecipes: 'saved-recipes',
  ownList: 'shopping-list',
  sharedLists: 'shared-shopping-lists',
  mealPlan: 'meal-plan',
  cookedRecipes: 'cooked-recipes',
} as const
