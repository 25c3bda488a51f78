import { type Page } from '../../../core/pages/page.ts'

export const backupPages: ReadonlyArray<Page> = [
  {
    path: 'admin/backup',
    module: 'backup/routes/admin-backup.tsx',
    layout: 'admin',
    open: 'admin',
    submit: 'admin',
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Site', position: 4, label: 'Backup', icon: 'backup' },
  },
]
