import { type Page } from '../../../core/pages/page.ts'

export const templatesPages: ReadonlyArray<Page> = [
  {
    path: 'admin/templates/:table?',
    module: 'templates/routes/admin-templates.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { add: 'admin', notion: 'admin' },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Site', position: 2, label: 'Database Templates', icon: 'templates' },
  },
]
