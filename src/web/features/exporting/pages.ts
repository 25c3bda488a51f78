import { owner, type Page } from '../../../core/pages/page.ts'

/** Downloads. Each is made when it is requested, and none of them is a page for search engines. */
export const exportingPages: ReadonlyArray<Page> = [
  {
    path: 'export/my-recipes',
    module: 'exporting/routes/my-recipes-export.ts',
    open: 'cook',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'export/saved',
    module: 'exporting/routes/saved-export.ts',
    open: null,
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
  },
  {
    path: 'export/collections/:id',
    module: 'exporting/routes/collection-export.ts',
    open: owner('cook'),
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'export/shared/:token',
    module: 'exporting/routes/shared-collection-export.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'export/recipes',
    module: 'exporting/routes/admin-recipes-export.ts',
    open: 'admin',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
]
