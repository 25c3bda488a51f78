import { type Page } from '../../../core/pages/page.ts'

export const importingPages: ReadonlyArray<Page> = [
  {
    path: 'import',
    module: 'importing/routes/import.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'listed',
    body: 'upload',
  },
  {
    path: 'import-options',
    module: 'importing/routes/import-options.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'listed',
  },
  {
    path: 'extract-recipe',
    module: 'importing/routes/extract-recipe.tsx',
    open: 'admin',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'Kitchen', position: 4, label: 'Extract a recipe', icon: 'extract' },
  },
]
