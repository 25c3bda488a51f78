import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { ImportEvent } from '../../core/importing/import-events.ts'
import { drawRecipe, makePdf } from '../../importer/testing/make-pdf.ts'
import { leekSoup } from '../../importer/testing/page-recipes.ts'
import { standInAi } from '../../integrations/ai-server/testing/stand-in-ai.ts'
import { createLog } from '../../lib/log/log.ts'
import { importFile } from './import-file.ts'
import { importWebPage } from './import-web-page.ts'
import { structureWithAi } from './structure-with-ai.ts'

const ai = await standInAi()
afterAll(() => ai[Symbol.asyncDispose]())
const key = 'sk-never-log-this'
const plain = await createTestApp({ AI_BASE_URL: ai.address, AI_MODEL: 'small', AI_API_KEY: key })
const logged: Array<string> = []
const app = {
  ...plain,
  log: createLog({ level: 'trace', destination: { write: (line) => void logged.push(line) } }),
}
let visitors = 0

/** A note without headings. The built-in detection takes neither ingredients nor steps from it. */
const note = `Grandma's Toast

you need two slices of bread
and a knob of butter
toast the bread until it is brown
spread the butter on it while it is hot`

const right = {
  title: "Grandma's Toast",
  servings: null,
  ingredients: [{ text: 'two slices of bread' }, { text: 'a knob of butter' }],
  steps: [{ text: 'toast the bread until it is brown' }, { text: 'spread the butter on it while it is hot' }],
}

async function last(events: AsyncIterable<ImportEvent>) {
  let outcome: ImportEvent | undefined
  for await (const event of events) outcome = event
  return outcome
}

const sender = () => ({ visitor: `ai-${(visitors += 1)}`, signal: new AbortController().signal })
const importBytes = (name: string, bytes: Uint8Array) =>
  last(importFile(app, { files: [{ name, bytes }], actor: 'visitor', ...sender() }))
const paste = (html: string) => last(importWebPage(app, { url: '', html, ...sender() }))
const form = (outcome: ImportEvent | undefined) =>
  outcome?.kind === 'draft'
    ? [outcome.form.title, outcome.form.ingredients, outcome.form.instructions]
    : outcome?.kind === 'problem' && outcome.reason

test('uses an answer that only quotes the text, for a file and for pasted text', async () => {
  ai.say(JSON.stringify(right))
  const expected = [
    "Grandma's Toast",
    'two slices of bread\na knob of butter',
    'toast the bread until it is brown\n\nspread the butter on it while it is hot',
  ]
  expect(form(await importBytes('toast.txt', Buffer.from(note)))).toEqual(expected)
  expect(form(await paste(note))).toEqual(expected)
  const [asked] = ai.asked
  expect([asked?.headers.authorization, asked?.body.model]).toEqual([`Bearer ${key}`, 'small'])
  expect(asked?.body.messages.at(-1)?.content).toContain('toast the bread')
})

const pdf = await makePdf((page) => drawRecipe(page, leekSoup))
const builtIn = [leekSoup.title, leekSoup.ingredients.join('\n'), leekSoup.steps.join('\n\n')]
const lines = (texts: ReadonlyArray<string>) => texts.map((text) => ({ text }))
const soup = { title: leekSoup.title, ingredients: lines(leekSoup.ingredients), steps: lines(leekSoup.steps) }

test.each([
  ['invents a line', JSON.stringify({ ...soup, ingredients: [...soup.ingredients, { text: '1 secret' }] })],
  ['leaves lines out', JSON.stringify({ ...soup, steps: soup.steps.slice(0, 1) })],
  ['has another form', JSON.stringify({ recipe: soup })],
  ['is no JSON', 'Here is your recipe!'],
])('uses its own result when the answer %s', async (_, content) => {
  ai.say(content)
  expect(form(await importBytes('soup.pdf', pdf))).toEqual(builtIn)
})

test.each([
  ['fails', 500, 'no'],
  ['refuses the key', 401, '{"error":"invalid key"}'],
  ['answers with a page', 200, '<!doctype html>'],
])('uses its own result when the server %s', async (_, status, body) => {
  ai.answerWith((response) => void response.writeHead(status).end(body))
  expect(form(await importBytes('soup.pdf', pdf))).toEqual(builtIn)
})

test('does not wait for a slow server, and stops asking it about the same file', async () => {
  ai.answerWith(() => undefined)
  const outcomes = [1, 2].map((number) => ({ ok: false as const, at: `${number}`, problem: 'no recipe', text: note }))
  const before = ai.asked.length
  expect(await structureWithAi(app, outcomes, { ...sender(), timeoutMs: 300 })).toEqual(outcomes)
  expect(ai.asked.length - before).toBe(1)
})

test('sends no web page and no file with a structure', async () => {
  const before = ai.asked.length
  const json = JSON.stringify({
    '@type': 'Recipe',
    name: 'Tea',
    recipeIngredient: ['1 l water'],
    recipeInstructions: 'Boil.',
  })
  await importBytes('tea.json', Buffer.from(json))
  await paste(`<!doctype html><script type="application/ld+json">${json}</script>`)
  expect(ai.asked.length).toBe(before)
})

test('never logs the key', () => {
  expect(logged.join('')).toContain('was not used')
  expect(logged.join('')).not.toContain(key)
})
