import { afterAll, expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { startSampleSite } from './sample-site.ts'

const site = await startSampleSite()
afterAll(() => site.stop())

test('an owner hides parts of the site from every visitor at once, and shows them again', async () => {
  const [owner, visitor] = [await newVisitor(), await newVisitor()]
  await signIn(owner.page, site, 'admin')
  const at = (path: string) => visitor.page.goto(site.url + path)
  const chefs = visitor.page.getByRole('heading', { name: 'Chef Ratings' })
  const delivery = visitor.page.getByRole('heading', { name: 'Delivery Options' })
  const cook = visitor.page.getByRole('img', { name: 'A marshmallow cook stirs a copper pot' })
  const count = async (path: string, what: typeof chefs) => {
    const answer = await at(path)
    return [answer?.status(), await what.count()]
  }
  // Twice, so that the second answer is the cached page.
  for (const _ of ['first', 'cached']) expect(await count('/', chefs)).toEqual([200, 1])

  await owner.page.goto(`${site.url}/admin/settings`)
  const boxes = ['Hide: Grocery delivery', 'Hide: Community and chefs', 'Hide: Marshmallow characters']
  for (const name of boxes) await owner.page.getByLabel(name).check()
  await owner.page.getByRole('button', { name: 'Save Settings' }).click()
  await owner.page.getByText('Settings saved').first().waitFor()
  await expect.poll(() => count('/', chefs)).toEqual([200, 0])
  expect(await cook.count()).toBe(0)
  expect(await visitor.page.getByRole('link', { name: 'Community' }).count()).toBe(0)
  expect(await count('/recipe/homemade-margherita-pizza', delivery)).toEqual([200, 0])
  expect((await at('/community'))?.status()).toBe(404)
  await visitor.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await visitor.page.getByRole('link', { name: 'Browse All Recipes' }).click()
  await visitor.page.waitForURL('**/recipes')
  expect(visitor.pageErrors.filter((text) => text.startsWith('script'))).toEqual([])

  await owner.page.goto(`${site.url}/admin/settings`)
  for (const name of boxes) await owner.page.getByLabel(name).uncheck()
  await owner.page.getByRole('button', { name: 'Save Settings' }).click()
  await expect.poll(() => count('/', chefs)).toEqual([200, 1])
  await expect
    .poll(() => count('/community', visitor.page.getByRole('heading', { name: 'Community', level: 1 })))
    .toEqual([200, 1])
  await owner.close()
  await visitor.close()
})
