import { expect, test } from 'vitest'
import { corpusHtml, corpusPages, hasCorpus } from '../../../tests/corpus.ts'
import { formFromDraft, RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { readWebPage } from '../../importer/sources/web-page/read-web-page.ts'

/** Tests every third page, which gives enough variety and takes only seconds. */
const pages = hasCorpus('Saving what was read without touching it')
  ? corpusPages().filter((_, index) => index % 3 === 0)
  : []

test.runIf(pages.length > 0)('saves what it read from real pages without a change', { timeout: 60_000 }, () => {
  const refused = pages.flatMap(({ id }) => {
    const { draft } = readWebPage(corpusHtml(id))
    if (!draft || draft.ingredients.length === 0 || draft.instructions.length === 0) return []
    const { error } = RecipeForm.safeParse(formFromDraft(draft))
    return error ? [`${id}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`] : []
  })
  expect(refused).toEqual([])
})
