import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const browsePages: ReadonlyArray<Page> = [
  {
    path: 'categories/:category?',
    module: 'browse/routes/categories.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'redirects'],
    crawlers: 'listed',
  },
  {
    path: 'all-categories',
    module: 'browse/routes/all-categories.tsx',
    open: 'visitor',
    submit: null,
    cache: recipeCards,
    crawlers: 'listed',
  },
  {
    path: 'latest',
    module: 'browse/routes/latest.tsx',
    open: 'visitor',
    submit: null,
    cache: recipeCards,
    crawlers: 'listed',
  },
  {
    path: 'recipes',
    module: 'browse/routes/recipes.tsx',
    open: 'visitor',
    submit: null,
    cache: recipeCards,
    crawlers: 'listed',
  },
]
