import { owner, type Page } from '../../../core/pages/page.ts'

export const messagesPages: ReadonlyArray<Page> = [
  {
    path: 'contact',
    module: 'messages/routes/contact.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'listed',
  },
  {
    path: 'support',
    module: 'messages/routes/support.tsx',
    open: 'visitor',
    submit: 'visitor',
    cache: 'never',
    crawlers: 'listed',
  },
  {
    path: 'admin/messages/:id',
    module: 'messages/routes/admin-messages-one.tsx',
    layout: 'admin',
    open: owner('editor'),
    submit: {
      reply: owner('editor'),
      close: owner('editor'),
      reopen: owner('editor'),
      retry: owner('editor'),
      assign: 'admin',
    },
    cache: 'never',
    crawlers: 'closed',
    body: 'text',
  },
  {
    path: 'admin/messages',
    module: 'messages/routes/admin-messages.tsx',
    layout: 'admin',
    open: owner('editor'),
    submit: null,
    cache: 'never',
    crawlers: 'closed',
    navigation: { group: 'People', position: 3, label: 'Messages', icon: 'messages' },
  },
]
