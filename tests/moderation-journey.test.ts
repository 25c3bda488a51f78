import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send, visitor: visitorWith } = await createWholeSite({ PUBLIC_URL: 'https://kitchen.example' })
const [visitor, cook] = [visitorWith(), visitorWith((await createUser(app, 'cook')).cookie)]
const editor = visitorWith((await createUser(app, 'editor', 'Ed')).cookie)
const second = visitorWith((await createUser(app, 'editor', 'Eve')).cookie)
const statusOf = async (path: string) => (await send(path)).status
const titleOf = async (path: string) => (await visitor.open(path)).text('h1')
const openItem = async (by: typeof editor, title: string) => (await by.open('/admin/review')).follow(title)

test('moderates a recipe of a visitor, who edits it by its link', async () => {
  const sent = await (
    await visitor.open('/submit-recipe')
  ).send('Submit Recipe', {
    'Recipe title': 'Leek Soup',
    Description: 'What my grandmother made on Sundays.',
    Ingredients: '4 leeks\n1 l stock',
    Instructions: 'Simmer the leeks.',
  })
  const item = await openItem(editor, 'Leek Soup')
  expect(item.text('main')).toContain('No photo. Visitors see this drawing instead.')
  expect((await item.send('Request changes')).text('main')).toContain('Give a reason. The author will see it')
  const asked = await item.send('Request changes', { Reason: 'How many does it serve?' })
  expect(asked.text()).toContain('Changes requested')

  expect(await statusOf('/recipe/leek-soup')).toBe(404)
  const followed = await visitor.open(new URL(sent.url).pathname)
  expect(followed.text('main')).toContain('How many does it serve?')
  const resent = await (await followed.follow('Edit and resubmit')).send('Resubmit', { Servings: '4' })
  expect(resent.text('main')).toContain('Waiting for review')

  // The second editor decides about a page that the first has already decided.
  const again = await openItem(editor, 'Leek Soup')
  const late = await openItem(second, 'Leek Soup')
  expect(late.text('main')).toContain('Changes by the author')
  const region = late.$('section').filter((_, one) => late.$(one).text().startsWith('Earlier decision'))
  expect(region.find('li').text()).toMatch(/^Changes requested.*by Ed.*How many does it serve\?$/)
  expect((await again.send('Approve')).text()).toContain('Approved')
  const refused = await late.send('Reject', { Reason: 'Too plain.' })
  expect([refused.status, refused.valueOf('Reason')]).toEqual([409, 'Too plain.'])
  expect(refused.text('main')).toContain('Your decision was not saved')
  expect(await titleOf('/recipe/leek-soup')).toBe('Leek Soup')
})

test('moderates a recipe of a cook, a change of it, and a report about it', async () => {
  const draft = await (await cook.open('/submit-recipe')).send('Save as draft', { 'Recipe title': 'Onion Pie' })
  expect(draft.text('h1')).toContain('Edit “Onion Pie”')
  const words = { Ingredients: '6 onions\n200 g flour', Instructions: 'Bake the onions in the dough.' }
  const sent = await draft.send('Submit for review', words)
  expect(sent.text('main')).toContain('Waiting for review')
  await (await openItem(editor, 'Onion Pie')).send('Approve')

  const mine = await cook.open('/my-recipes?show=published')
  const changed = await (await mine.follow('Edit Onion Pie')).send('Submit the change', { Title: 'Sweet Onion Pie' })
  expect(changed.text()).toContain('Until then the recipe stays as it was')
  expect(await titleOf('/recipe/onion-pie')).toBe('Onion Pie')
  const revision = await openItem(editor, 'Onion Pie')
  expect(revision.text('ins')).toContain('Sweet')
  await revision.send('Approve')
  expect(await titleOf('/recipe/onion-pie')).toBe('Sweet Onion Pie')
  expect((await cook.open('/my-recipes/onion-pie/history')).text('main')).toContain('Current version')

  const report = await (await visitor.open('/recipe/onion-pie')).follow('Report this recipe')
  await report.send('Send Report', { 'What is wrong?': 'It is copied from somewhere', Details: 'It is in my book.' })
  const reported = await openItem(editor, 'Sweet Onion Pie')
  expect(reported.text('main')).toContain('It is in my book.')
  const withdrawn = await reported.send('Withdraw the recipe', { Reason: 'It is copied.' })
  expect(withdrawn.text()).toContain('Recipe withdrawn')
  expect(await statusOf('/recipe/onion-pie')).toBe(410)
  expect((await cook.open('/my-recipes')).text('main')).toContain('It is copied.')
})
