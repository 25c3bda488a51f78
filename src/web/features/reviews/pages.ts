import { owner, type Page } from '../../../core/pages/page.ts'

export const reviewsPages: ReadonlyArray<Page> = [
  {
    path: 'recipe/:id/review',
    module: 'reviews/routes/review-form.tsx',
    open: 'visitor',
    // A visitor's review counts once its mailed link is used. Every form is about the sender's own review.
    submit: 'visitor',
    cache: 'never',
    crawlers: 'open',
    body: 'upload',
  },
  {
    path: 'recipe/:id/cooked',
    module: 'reviews/routes/cooked.ts',
    open: null,
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'review/:token',
    module: 'reviews/routes/linked-review.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
    body: 'upload',
  },
  {
    path: 'review/:review/helpful',
    module: 'reviews/routes/review-helpful.ts',
    open: null,
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'review/:review/report',
    module: 'reviews/routes/review-report.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'closed',
  },
  {
    path: 'review/:review/answer',
    module: 'reviews/routes/review-answer.tsx',
    open: owner('cook'),
    submit: { answer: owner('cook'), 'remove-answer': owner('cook') },
    cache: 'never',
    crawlers: 'closed',
  },
]
