import { type Page } from '../../../core/pages/page.ts'

export const settingsPages: ReadonlyArray<Page> = [
  {
    path: 'admin/keys',
    module: 'settings/routes/admin-keys.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { save: 'admin', test: 'admin', remove: 'admin' },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
    navigation: { group: 'Site', position: 1, label: 'API Keys', icon: 'keys' },
  },
  {
    path: 'admin/settings',
    module: 'settings/routes/admin-settings.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { save: 'admin', 'test-mail': 'admin' },
    cache: 'never',
    crawlers: 'closed',
    body: 'upload',
    navigation: { group: 'Site', position: 5, label: 'Settings', icon: 'settings' },
  },
]
