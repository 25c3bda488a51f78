import { type Page } from '../../../core/pages/page.ts'

export const moderationPages: ReadonlyArray<Page> = [
  {
    path: 'admin/review',
    module: 'moderation/routes/admin-review.tsx',
    layout: 'admin',
    open: 'editor',
    submit: { approve: 'editor', reject: 'editor' },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Kitchen', position: 2, label: 'Moderation', icon: 'moderation' },
  },
  {
    path: 'admin/review/:id',
    module: 'moderation/routes/admin-review-item.tsx',
    layout: 'admin',
    open: 'editor',
    submit: {
      claim: 'editor',
      'take-over': 'editor',
      release: 'editor',
      approve: 'editor',
      'request-changes': 'editor',
      reject: 'editor',
      dismiss: 'editor',
      withdraw: 'editor',
    },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
  },
]
