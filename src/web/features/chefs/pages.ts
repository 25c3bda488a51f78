import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const chefsPages: ReadonlyArray<Page> = [
  {
    path: 'chefs',
    module: 'chefs/routes/chefs.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'listed',
    part: 'community',
  },
  {
    path: 'chefs/:id',
    module: 'chefs/routes/chef.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'open',
    part: 'community',
  },
  {
    path: 'chefs/:id/recipes',
    module: 'chefs/routes/chef-recipes.ts',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs'],
    crawlers: 'closed',
    part: 'community',
  },
]
