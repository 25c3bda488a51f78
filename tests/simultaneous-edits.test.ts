import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { thingsOf } from './owned-things.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, logged } = await createWholeSite()
const [ada, bea] = await Promise.all([createUser(app, 'admin', 'Ada'), createUser(app, 'admin', 'Bea')])
const { cookie } = ada

const article = { title: 'Yeast', slug: 'yeast', excerpt: 'Rises.', content: '<p>Warm.</p>', when: 'now' }

async function add(path: string, fields: Record<string, string>) {
  const answer = await send(path, { cookie, fields })
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`)
  return answer.headers.get('location') ?? ''
}

/** Returns the address of the newest row in an administration list. */
async function listed(list: string, edit: string): Promise<string> {
  const page = load(await (await send(list, { cookie })).text())
  const path = page(`main a[href^="${edit}"]:not([href$="/new"], [href$="/reviews"])`).first().attr('href')
  if (!path) throw new Error(`${list} leads nowhere`)
  return path
}

const setting = { siteName: 'Leek', reviewRule: 'by-address', colors: 'usual', accent: '#a84f12' }

/**
 * Items that two editors may have open at the same time. `open` creates an item and returns its address, and `words`
 * returns the edited fields.
 */
const edited: Record<string, { open: () => Promise<string>; words: (by: string) => Record<string, string> }> = {
  'a post': {
    async open() {
      await add('/admin/blog/edit', article)
      return '/admin/blog/edit/yeast'
    },
    words: (by) => ({ ...article, title: `By ${by}` }),
  },
  'an article': {
    async open() {
      await add('/admin/kb/edit', article)
      return listed('/admin/kb', '/admin/kb/edit/')
    },
    words: (by) => ({ ...article, title: `By ${by}` }),
  },
  'a question': {
    async open() {
      await add('/admin/faq/edit', { question: 'Why?', answer: 'Because.' })
      return '/admin/faq/edit/why'
    },
    words: (by) => ({ question: 'Why?', answer: `By ${by}` }),
  },
  'an affiliate': {
    async open() {
      await add('/admin/affiliates/new', { title: 'Pot', linkUrl: 'https://shop.example/' })
      return listed('/admin/affiliates', '/admin/affiliates/')
    },
    words: (by) => ({ title: `By ${by}`, linkUrl: 'https://shop.example/', intent: 'save' }),
  },
  'a newsletter issue': {
    open: async () => {
      const path = await add('/admin/newsletter/edit', { subject: 'News', content: '<p>None.</p>' })
      return path.replace('/issue/', '/edit/').replace(/\?.*/, '')
    },
    words: (by) => ({ subject: `By ${by}`, content: '<p>None.</p>' }),
  },
  'the settings': {
    open: async () => '/admin/settings',
    words: (by) => ({ ...setting, siteName: `By ${by}`, intent: 'save' }),
  },
  'a recipe': {
    open: async () => `/my-recipes/${await thingsOf(app, ada, 'Soup').recipe('published')}/edit`,
    words: (by) => ({ title: `By ${by}`, ingredients: '2 leeks', instructions: 'Simmer.', intent: 'send' }),
  },
}

/** Returns the hidden fields of a form, which include the version of the content. */
function carried(html: string): Record<string, string> {
  const page = load(html)
  const names = ['version', 'revisionId', 'recipeVersion']
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = page(`main form input[type=hidden][name=${name}]`).first().attr('value')
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

test.each(Object.keys(edited))(
  'refuses the second of two simultaneous edits of %s and preserves its input',
  async (name) => {
    const { open, words } = edited[name] ?? { open: () => Promise.reject(new Error(name)), words: () => ({}) }
    const path = await open()
    const asOpened = carried(await (await send(path, { cookie })).text())
    expect(asOpened).not.toEqual({})
    const save = (who: typeof ada, state: Record<string, string>) =>
      send(path, { cookie: who.cookie, fields: { ...words(who.user.name), ...state } })
    expect((await save(ada, asOpened)).status).toBeLessThan(400)
    const before = await contentsOf(app.db)
    const refused = await save(bea, asOpened)
    const answer = await refused.text()
    expect(refused.status).toBe(409)
    expect(load(answer)('main [role=alert]').text()).toContain('changed')
    expect(answer).toContain('By Ada')
    expect(answer).toContain('By Bea')
    expect(await contentsOf(app.db)).toEqual(before)
    expect(logged().at(-1)).toMatchObject({ method: 'POST', path, status: 409 })
    // Bea has now seen the conflict and may replace the other version.
    expect((await save(bea, carried(answer))).status).toBeLessThan(400)
    expect(await contentsOf(app.db)).not.toEqual(before)
  },
)

test('refuses the second of two simultaneous decisions on a moderation item', async () => {
  await app.db.execute(`insert into settings (name, value) values ('reviewRule', '"after-review"')
    on conflict (name) do update set value = excluded.value`)
  const sent = { title: 'Waiting Stew', description: 'x', ingredients: '1 leek', instructions: 'Boil.' }
  await send('/submit-recipe', { fields: sent })
  const path = await listed('/admin/review', '/admin/review/')
  const asOpened = carried(await (await send(path, { cookie })).text())
  const decide = (who: typeof ada, intent: string) =>
    send(path, { cookie: who.cookie, fields: { ...asOpened, intent, reason: 'Not this time' } })
  expect((await decide(ada, 'reject')).status).toBeLessThan(400)
  const before = await contentsOf(app.db)
  const refused = await decide(bea, 'approve')
  expect(refused.status).toBe(409)
  expect(load(await refused.text())('main [role=alert]').text()).toContain('decided first')
  expect(await contentsOf(app.db)).toEqual(before)
})

test.each([
  ['/admin/blog/edit', 'a post'],
  ['/admin/kb/edit', 'an article'],
])('suggests a free address when the chosen one is taken: %s', async (path, name) => {
  const taken = { ...article, slug: `sourdough-${name.replaceAll(' ', '-')}` }
  await add(path, taken)
  const before = await contentsOf(app.db)
  const answer = await send(path, { cookie, fields: { ...taken, title: 'Mine' } })
  expect(answer.status).toBe(409)
  const page = load(await answer.text())
  expect(page('main').text()).toContain(`This address is taken. Available: “${taken.slug}-2”`)
  expect(page('[name=title]').attr('value')).toBe('Mine')
  expect(await contentsOf(app.db)).toEqual(before)
  const both = await Promise.all(
    [1, 2].map(() => send(path, { cookie, fields: { ...taken, slug: `${taken.slug}-at-once` } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([302, 409])
})

test('does not rename a recipe to another recipe’s address', async () => {
  const things = thingsOf(app, ada, 'Moving')
  const [one, other] = [await things.recipe('published'), await things.recipe('published')]
  const before = await contentsOf(app.db)
  const answer = await send(`/admin/recipes/${one}/rename`, { cookie, fields: { name: other } })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('This address belongs, or belonged, to another recipe')
  expect(await contentsOf(app.db)).toEqual(before)
})
