import { owner, type Page } from '../../../core/pages/page.ts'

export const automationsPages: ReadonlyArray<Page> = [
  {
    path: 'account/automations',
    module: 'automations/routes/automations.tsx',
    layout: 'account',
    open: 'cook',
    submit: { create: 'cook', revoke: owner('cook') },
    cache: 'never',
    crawlers: 'open',
  },
  {
    path: 'n8n-workflow.json',
    module: 'automations/routes/n8n-workflow.ts',
    open: 'visitor',
    submit: null,
    cache: 'never',
    crawlers: 'open',
  },
]
