import { type Page, recipeCards } from '../../../core/pages/page.ts'

export const communityPages: ReadonlyArray<Page> = [
  {
    path: 'community',
    module: 'community/routes/community.tsx',
    open: 'visitor',
    submit: null,
    cache: ['reviews', ...recipeCards],
    crawlers: 'listed',
    part: 'community',
  },
]
