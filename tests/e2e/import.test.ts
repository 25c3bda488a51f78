import { afterAll, expect, test } from 'vitest'
import { corpusExpected, corpusHtml, corpusPages, hasCorpus } from '../corpus.ts'
import { newAddress } from './new-address.ts'
import { plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const wanted = { jsonld: 'the JSON-LD one', microdata: 'the microdata one', none: 'the one without markup' }

/** One page for each kind of markup: the first page in the list whose expected values have both lists. */
const samples = hasCorpus('The import through the real screens') ? Object.keys(wanted).map(firstOfClass) : []

function firstOfClass(kind: string) {
  const page = corpusPages().find(
    ({ class: own, id }) => own === kind && corpusExpected(id).instructions_list?.length > 2,
  )
  if (!page) throw new Error(`The corpus has no page of class ${kind}`)
  return page.id
}

const web = await startStandInWeb(Object.fromEntries(samples.map((id) => [`/${id}`, { body: corpusHtml(id) }])))
afterAll(() => web.close())

test.each(samples)('imports %s as a page of the site', async (id) => {
  const expected = corpusExpected(id)
  const address = { 'Recipe Website URL': newAddress(`${web.url}/${id}`) }
  const visitor = plainVisitor(siteUrl)
  const draft = await (await visitor.open('/import')).send('Import', address)
  const title = `${expected.title} of ours`
  const saved = await draft.send('Save Recipe', { Title: title, Servings: '3' })
  expect(saved.text('main')).toContain(title)

  const latest = await visitor.open('/latest')
  const recipe = await visitor.open(latest.$(`article a:contains("${title}")`).first().attr('href') ?? '')
  expect(recipe.text('h1')).toBe(title)
  for (const step of expected.instructions_list) expect(recipe.text('main')).toContain(words(step))

  const again = await (await visitor.open('/import')).send('Import', address)
  expect(again.text('[role=alert]')).toContain('This recipe already exists in your collection!')
})

/** Returns the first words of a step. Layout and conversion do not change them. */
const words = (step: string) =>
  step
    .replace(/^\d+\s*[-.)]\s*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join(' ')
