import { owner, type Page } from '../../../core/pages/page.ts'

export const myReviewsPages: ReadonlyArray<Page> = [
  {
    path: 'account/reviews',
    module: 'my-reviews/routes/my-reviews.tsx',
    layout: 'account',
    open: 'cook',
    submit: { delete: owner('cook') },
    cache: 'never',
    crawlers: 'open',
  },
]
