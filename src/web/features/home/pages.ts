import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const homePages: ReadonlyArray<Page> = [
  {
    path: '',
    module: 'home/routes/home.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'chefs', 'affiliates'],
    crawlers: 'listed',
  },
]
