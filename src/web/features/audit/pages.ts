import { type Page } from '../../../core/pages/page.ts'

export const auditPages: ReadonlyArray<Page> = [
  {
    path: 'admin/audit',
    module: 'audit/routes/admin-audit.tsx',
    layout: 'admin',
    open: 'admin',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'Site', position: 7, label: 'Audit log', icon: 'audit' },
  },
  {
    path: 'admin/audit/export',
    module: 'audit/routes/admin-audit-export.ts',
    open: 'admin',
    submit: null,
    cache: 'never',
    crawlers: 'closed',
  },
]
