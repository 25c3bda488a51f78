import { type Page } from '../../../core/pages/page.ts'

export const notesPages: ReadonlyArray<Page> = [
  {
    path: 'notes',
    module: 'notes/routes/notes.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'listed',
  },
  {
    path: 'admin/notes',
    module: 'notes/routes/admin-notes.tsx',
    layout: 'admin',
    open: 'admin',
    submit: { find: 'admin', choose: 'admin', start: 'admin', stop: 'admin', schedule: 'admin', 'bring-back': 'admin' },
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'Content', position: 4, label: 'Notes', icon: 'notes' },
  },
  {
    path: 'admin/notes/:id',
    module: 'notes/routes/admin-notes-conflict.tsx',
    layout: 'admin',
    open: 'admin',
    submit: 'admin',
    cache: 'never',
    crawlers: 'closed',
  },
]
