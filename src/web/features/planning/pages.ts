import { type Page } from '../../../core/pages/page.ts'

export const planningPages: ReadonlyArray<Page> = [
  {
    path: 'meal-plan',
    module: 'planning/routes/meal-plan.tsx',
    open: 'visitor',
    submit: null,
    cache: ['settings'],
    crawlers: 'listed',
  },
  {
    path: 'meal-plan/recipes',
    module: 'planning/routes/meal-plan-recipes.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
  {
    path: 'meal-plan/shopping',
    module: 'planning/routes/meal-plan-shopping.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
]
