import { type Page } from '../../../core/pages/page.ts'

export const aboutPages: ReadonlyArray<Page> = [
  {
    path: 'about',
    module: 'about/routes/about.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'listed',
  },
  {
    path: 'privacy',
    module: 'about/routes/privacy.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'listed',
  },
  {
    path: '*',
    module: 'about/routes/not-found.tsx',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
]
