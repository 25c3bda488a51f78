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
]
