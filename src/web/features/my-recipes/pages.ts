import { owner, type Page } from '../../../core/pages/page.ts'

export const myRecipesPages: ReadonlyArray<Page> = [
  {
    path: 'search/own',
    module: 'my-recipes/routes/own-recipes-like.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'my-recipes',
    module: 'my-recipes/routes/my-recipes.tsx',
    open: 'cook',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
  {
    path: 'my-recipes/:id',
    module: 'my-recipes/routes/my-recipes-one.tsx',
    open: owner('cook'),
    submit: { withdraw: owner('cook'), delete: owner('cook'), 'drop-change': owner('cook') },
    cache: 'never',
    crawlers: 'open',
    body: 'text',
  },
  {
    path: 'my-recipes/:id/edit',
    module: 'my-recipes/routes/my-recipes-edit.tsx',
    open: owner('cook'),
    submit: { save: owner('cook'), send: owner('cook') },
    cache: 'never',
    crawlers: 'open',
    body: 'upload',
  },
  {
    path: 'my-recipes/:id/history',
    module: 'my-recipes/routes/my-recipes-history.tsx',
    open: owner('cook'),
    submit: owner('cook'),
    cache: 'never',
    crawlers: 'open',
    body: 'text',
  },
]
