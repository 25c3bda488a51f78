import { type Page } from '../../../core/pages/page.ts'

export const jobsPages: ReadonlyArray<Page> = [
  {
    path: 'admin/jobs',
    module: 'jobs/routes/admin-jobs.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { retry: 'admin', delete: 'admin' },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Site', position: 6, label: 'Jobs', icon: 'jobs' },
  },
]
