import type { Page } from '../../../core/pages/page.ts'

export const offlinePages: ReadonlyArray<Page> = [
  {
    path: 'offline',
    module: 'offline/routes/offline.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'closed',
  },
]
