import type { Page } from '../../../core/pages/page.ts'

export const feedsPages: ReadonlyArray<Page> = [
  {
    path: 'admin/feeds',
    module: 'feeds/routes/admin-feeds.tsx',
    layout: 'admin',
    open: 'editor',
    submit: { add: 'editor', check: 'editor', pause: 'editor', resume: 'editor', delete: 'editor' },
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'Kitchen', position: 6, label: 'Feeds', icon: 'feeds' },
  },
]
