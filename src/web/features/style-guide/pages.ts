import { type Page } from '../../../core/pages/page.ts'

export const styleGuidePages: ReadonlyArray<Page> = [
  {
    path: 'example-project',
    module: 'style-guide/routes/example-project.tsx',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
]
