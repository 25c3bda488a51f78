import { type Page } from '../../../core/pages/page.ts'

export const adminPages: ReadonlyArray<Page> = [
  {
    path: 'admin',
    module: 'admin/routes/index.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { 'hide-set-up': 'admin', 'show-set-up': 'admin' },
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'Kitchen', position: 1, label: 'Overview', icon: 'overview' },
  },
]
