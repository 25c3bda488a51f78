import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const searchPages: ReadonlyArray<Page> = [
  {
    path: 'search',
    module: 'search/routes/search.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'listed',
  },
  {
    path: 'what-can-i-make',
    module: 'search/routes/what-can-i-make.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'listed',
  },
  {
    path: 'search/suggestions',
    module: 'search/routes/suggestions.ts',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'open',
  },
]
