import type { Role } from '../src/core/accounts/role.ts'
import type { Things } from './owned-things.ts'

interface OwnedRequest {
  path: string
  fields?: Record<string, string>
}

interface OwnedCase {
  /** Creates an item and returns its owner's request. */
  request(things: Things): Promise<OwnedRequest>
  /** Roles of other accounts that must be refused. By default, all. The owner has the first. */
  strangers?: ReadonlyArray<Role>
  /** True if other accounts get a list without the owner's items. */
  isList?: true
}

const onCollection = (
  fields?: (made: Awaited<ReturnType<Things['collection']>>) => Record<string, string>,
  isShared = false,
) => ({
  async request(things: Things) {
    const made = await things.collection(isShared)
    return { path: `/collections/edit/${made.id}`, ...(fields && { fields: fields(made) }) }
  },
})

const onPlan = (fields?: Record<string, string>): OwnedCase => ({
  request: async ({ plannedDish }) => ({ path: `/meal-plan/edit/${await plannedDish()}`, ...(fields && { fields }) }),
})

const onMessage = (fields?: Record<string, string>, state: 'open' | 'closed' = 'open'): OwnedCase => ({
  async request(things) {
    const { id, reply } = await things.message(state)
    return { path: `/admin/messages/${id}`, ...(fields && { fields: { ...fields, reply: String(reply) } }) }
  },
  // Cooks see no messages at all, and administrators see all of them.
  strangers: ['editor'],
})

const words = { title: 'Written over', ingredients: '1 stone', instructions: 'Throw it.' }
/** Editors may edit every submission. */
const cooks = ['cook', 'trusted'] as const

/** A request with existing ids for every permission row about owned items. */
export const ownedRequests: Readonly<Record<string, OwnedCase>> = {
  'GET /collections/edit/:id': onCollection(),
  'GET /export/collections/:id': {
    request: async ({ collection }) => ({ path: `/export/collections/${(await collection()).id}?format=csv` }),
  },
  'POST /collections/edit/:id (rename)': onCollection(() => ({ intent: 'rename', name: 'Mine now' })),
  'POST /collections/edit/:id (share)': onCollection(() => ({ intent: 'share' })),
  'POST /collections/edit/:id (unshare)': onCollection(() => ({ intent: 'unshare' }), true),
  'POST /collections/edit/:id (delete)': onCollection(() => ({ intent: 'delete' })),
  'POST /collections/edit/:id (add)': onCollection(({ other }) => ({ intent: 'add', recipeId: other })),
  'POST /collections/edit/:id (remove)': onCollection(({ first }) => ({ intent: 'remove', recipeId: first })),
  'POST /collections/edit/:id (up)': onCollection(({ second }) => ({ intent: 'up', recipeId: second })),
  'POST /collections/edit/:id (place)': onCollection(({ first, second }) => ({
    intent: 'place',
    recipeId: first,
    at: second,
  })),
  'POST /collections/edit/:id (down)': onCollection(({ first }) => ({ intent: 'down', recipeId: first })),
  'GET /meal-plan/edit/:id': onPlan(),
  'POST /meal-plan/edit/:id (change)': onPlan({
    intent: 'change',
    day: '2030-01-08',
    meal: 'Lunch',
    title: 'Mine',
    servings: '',
    note: '',
  }),
  'POST /meal-plan/edit/:id (remove)': onPlan({ intent: 'remove' }),
  'GET /review/:review/answer': {
    request: async ({ review }) => ({ path: `/review/${await review()}/answer` }),
  },
  'POST /review/:review/answer (answer)': {
    request: async ({ review }) => ({
      path: `/review/${await review()}/answer`,
      fields: { intent: 'answer', text: 'Thank you.' },
    }),
  },
  'POST /review/:review/answer (remove-answer)': {
    request: async ({ review }) => ({
      path: `/review/${await review(true)}/answer`,
      fields: { intent: 'remove-answer' },
    }),
  },
  'POST /account/reviews (delete)': {
    request: async ({ ownReview }) => ({
      path: '/account/reviews',
      fields: { intent: 'delete', recipe: await ownReview() },
    }),
  },
  'POST /account/security (end-session)': {
    request: async ({ session }) => ({
      path: '/account/security',
      fields: { intent: 'end-session', id: await session() },
    }),
  },
  'POST /account/security (remove-passkey)': {
    request: async ({ passkey }) => ({
      path: '/account/security',
      fields: { intent: 'remove-passkey', id: await passkey() },
    }),
  },
  'POST /account/security (unlink-account)': {
    request: async ({ accountElsewhere }) => ({
      path: '/account/security',
      fields: { intent: 'unlink-account', id: await accountElsewhere() },
    }),
  },
  'POST /account/automations (revoke)': {
    request: async ({ automationToken }) => ({
      path: '/account/automations',
      fields: { intent: 'revoke', id: await automationToken() },
    }),
  },
  'GET /my-recipes/:id': { request: async ({ recipe }) => ({ path: `/my-recipes/${await recipe('published')}` }) },
  'POST /my-recipes/:id (withdraw)': {
    request: async ({ recipe }) => ({
      path: `/my-recipes/${await recipe('published')}`,
      fields: { intent: 'withdraw' },
    }),
  },
  'POST /my-recipes/:id (delete)': {
    request: async ({ recipe }) => ({ path: `/my-recipes/${await recipe('draft')}`, fields: { intent: 'delete' } }),
  },
  'POST /my-recipes/:id (drop-change)': {
    request: async ({ changedRecipe }) => ({
      path: `/my-recipes/${await changedRecipe()}`,
      fields: { intent: 'drop-change' },
    }),
  },
  'GET /my-recipes/:id/edit': {
    request: async ({ recipe }) => ({ path: `/my-recipes/${await recipe('draft')}/edit` }),
  },
  'POST /my-recipes/:id/edit (save)': {
    request: async ({ recipe }) => ({
      path: `/my-recipes/${await recipe('draft')}/edit`,
      fields: { ...words, intent: 'save', version: '1' },
    }),
  },
  'POST /my-recipes/:id/edit (send)': {
    request: async ({ recipe }) => ({
      path: `/my-recipes/${await recipe('published')}/edit`,
      fields: { ...words, intent: 'send', version: '1' },
    }),
    strangers: cooks,
  },
  'GET /my-recipes/:id/history': {
    request: async ({ recipeWithPast }) => ({ path: `/my-recipes/${(await recipeWithPast('draft')).id}/history` }),
  },
  'POST /my-recipes/:id/history': {
    async request({ recipeWithPast }) {
      const { id, version, pastId } = await recipeWithPast('published')
      return { path: `/my-recipes/${id}/history`, fields: { restore: String(pastId), version: String(version) } }
    },
    strangers: cooks,
  },
  'GET /admin/messages': {
    async request({ message }) {
      await message()
      return { path: '/admin/messages' }
    },
    strangers: ['editor'],
    isList: true,
  },
  'GET /admin/messages/:id': onMessage(),
  'POST /admin/messages/:id (reply)': onMessage({ intent: 'reply', body: 'Put words into their mouth' }),
  'POST /admin/messages/:id (close)': onMessage({ intent: 'close' }),
  'POST /admin/messages/:id (reopen)': onMessage({ intent: 'reopen' }, 'closed'),
  'POST /admin/messages/:id (retry)': onMessage({ intent: 'retry' }),
}
