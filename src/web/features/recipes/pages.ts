import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const recipesPages: ReadonlyArray<Page> = [
  {
    path: 'recipe/:id',
    module: 'recipes/routes/recipe.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs', 'affiliates', 'redirects', 'reviews'],
    crawlers: 'open',
  },
  {
    path: 'recipe/:id/code',
    module: 'recipes/routes/recipe-code.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'recipe/:id/report',
    module: 'recipes/routes/recipe-report.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'open',
  },
  {
    path: 'admin/recipes',
    module: 'recipes/routes/admin-recipes.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { feature: 'admin', publish: 'admin', withdraw: 'admin', 'remove-sample': 'admin' },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Kitchen', position: 3, label: 'Recipes', icon: 'recipes' },
  },
  {
    path: 'admin/recipes/:id/rename',
    module: 'recipes/routes/admin-recipes-rename.tsx',
    layout: 'admin',
    open: 'admin',
    submit: 'admin',
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
  },
]
