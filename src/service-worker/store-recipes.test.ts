import { expect, test, vi } from 'vitest'
import { mostRecipes } from '../core/offline/storing.ts'

/** A site whose pages are answered by path, and the caches of a browser in memory. */
async function workerAt(answers: Record<string, () => Response>, { room = Infinity } = {}) {
  const stores = new Map<string, Map<string, Response>>()
  const asked: Array<{ path: string; init: RequestInit | undefined }> = []
  let entries = 0
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (key: string | { url: string }) => store.get(pathOf(key))?.clone(),
      async put(key: string, response: Response) {
        if ((entries += 1) > room) throw new DOMException('No room', 'QuotaExceededError')
        store.set(key, response)
      },
      delete: async (key: string | { url: string }) => store.delete(pathOf(key)),
      keys: async () => [...store.keys()].map((path) => ({ url: `http://site.test${path}` })),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => stores.delete(name),
    async match(path: string, { cacheName }: { cacheName?: string } = {}) {
      const found = cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)]
      return found
        .map((store) => store?.get(path))
        .find((answer) => answer !== undefined)
        ?.clone()
    },
  })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, init })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  vi.stubGlobal('BUILD', { assets: ['/assets/manifest-one.js'] })
  const { forgetRecipes, storeRecipes } = await import('./store-recipes.ts')
  const pages = () => [...(stores.get('recipes')?.keys() ?? [])]
  return { stores, asked, pages, forgetRecipes, storeRecipes }
}

const pathOf = (key: string | { url: string }) => (typeof key === 'string' ? key : new URL(key.url).pathname)

const page = (text = 'Soup', headers: Record<string, string> = {}, release = 'one') =>
  new Response(`<html lang="en">${text}<script>import "/assets/manifest-${release}.js"</script></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  })
const script = { '/assets/manifest-one.js': () => new Response('') }
const recipe = (id: string, answer = page) => ({ [`/recipe/${id}`]: answer, [`/recipe/${id}/cook`]: () => page() })

test('stores a recipe with cook mode, without cookies, marked as a copy', async () => {
  const { asked, pages, stores, storeRecipes } = await workerAt({ ...script, ...recipe('soup') })
  expect(await storeRecipes(['soup'])).toEqual({ release: 'one', wanted: 1, stored: 1, problem: null })
  expect(pages().toSorted()).toEqual(['/recipe/soup', '/recipe/soup/cook'])
  const pagesAsked = asked.filter(({ path }) => path.startsWith('/recipe/'))
  expect(pagesAsked.map(({ init }) => init?.credentials)).toEqual(['omit', 'omit'])
  expect(await stores.get('recipes')?.get('/recipe/soup')?.text()).toContain('<html data-copy="" lang="en">')
})

test('stores no page that is private, is gone, or lacks a script', async () => {
  const answers = {
    ...recipe('draft', () => page('Secret', { 'cache-control': 'no-store' })),
    ...recipe('gone', () => new Response('', { status: 410 })),
    ...recipe('soup'),
  }
  const { pages, storeRecipes } = await workerAt(answers)
  expect(await storeRecipes(['draft', 'gone', 'soup'])).toMatchObject({ stored: 0 })
  expect(pages()).toEqual([])
})

test('leaves stored recipes without a connection, and removes those no longer wanted', async () => {
  const answers: Record<string, () => Response> = { ...script, ...recipe('soup'), ...recipe('pie') }
  const { pages, storeRecipes } = await workerAt(answers)
  await storeRecipes(['soup', 'pie'])
  for (const path of Object.keys(answers)) delete answers[path]
  expect(await storeRecipes(['cake', 'soup'])).toMatchObject({ wanted: 2, stored: 1, problem: 'unreachable' })
  expect(pages().toSorted()).toEqual(['/recipe/soup', '/recipe/soup/cook'])
})

test('stops at the limit and when there is no room, and says so', async () => {
  const ids = Array.from({ length: mostRecipes + 1 }, (_, index) => `dish-${index}`)
  const answers = Object.assign({ ...script }, ...ids.map((id) => recipe(id))) as Record<string, () => Response>
  const roomy = await workerAt(answers)
  expect(await roomy.storeRecipes(ids)).toMatchObject({ wanted: ids.length, stored: mostRecipes, problem: 'limit' })
  const full = await workerAt(answers, { room: 6 })
  expect(await full.storeRecipes(ids)).toMatchObject({ stored: 2, problem: 'full' })
})

test('stores nothing more after a sign-out', async () => {
  const answers: Record<string, () => Response> = { ...script, ...recipe('soup') }
  const { pages, forgetRecipes, storeRecipes } = await workerAt(answers)
  answers['/recipe/soup/cook'] = () => {
    void forgetRecipes()
    return page()
  }
  expect(await storeRecipes(['soup'])).toBeUndefined()
  expect(pages()).toEqual([])
})

const next = () => page('Soup', {}, 'two')

test('stores recipes of a newer release once while the worker of the release before still runs', async () => {
  const answers = { '/assets/manifest-two.js': () => new Response(''), '/recipe/soup': next, '/recipe/soup/cook': next }
  const { asked, storeRecipes } = await workerAt(answers)
  await storeRecipes(['soup'])
  const before = asked.length
  expect(await storeRecipes(['soup'])).toMatchObject({ stored: 1 })
  expect(asked).toHaveLength(before)
})
