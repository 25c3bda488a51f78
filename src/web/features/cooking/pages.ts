import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const cookingPages: ReadonlyArray<Page> = [
  {
    path: 'recipe/:id/cook',
    module: 'cooking/routes/cook.tsx',
    open: 'visitor',
    submit: null,
    cache: [...recipeCards, 'redirects'],
    crawlers: 'open',
  },
]
