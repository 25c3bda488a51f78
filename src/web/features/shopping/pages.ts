import { type Page } from '../../../core/pages/page.ts'

export const shoppingPages: ReadonlyArray<Page> = [
  {
    path: 'shopping-list',
    module: 'shopping/routes/shopping-list.tsx',
    open: 'visitor',
    submit: {
      add: 'cook',
      tick: 'cook',
      untick: 'cook',
      edit: 'cook',
      remove: 'cook',
      'at-home': 'cook',
      'not-at-home': 'cook',
      'remove-ticked': 'cook',
      share: 'cook',
      'stop-sharing': 'cook',
    },
    cache: ['settings'],
    crawlers: 'open',
  },
  {
    path: 'shopping-list/recipes',
    module: 'shopping/routes/recipe-lines.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'shopping-list/:token',
    module: 'shopping/routes/shared-list.tsx',
    open: 'visitor',
    submit: {
      add: 'visitor',
      tick: 'visitor',
      untick: 'visitor',
      edit: 'visitor',
      remove: 'visitor',
      'at-home': 'visitor',
      'not-at-home': 'visitor',
      'remove-ticked': 'visitor',
    },
    cache: 'never',
    crawlers: 'closed',
  },
]
