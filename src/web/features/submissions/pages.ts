import { type Page } from '../../../core/pages/page.ts'

export const submissionsPages: ReadonlyArray<Page> = [
  {
    path: 'submit-recipe',
    module: 'submissions/routes/submit-recipe.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'listed',
    body: 'upload',
  },
  {
    path: 'submissions/:token',
    module: 'submissions/routes/submission.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
  },
  {
    path: 'submissions/:token/edit',
    module: 'submissions/routes/submission-edit.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
    body: 'upload',
  },
]
