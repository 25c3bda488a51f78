import { expect, test } from 'vitest'
import { corpusHtml, corpusPages, hasCorpus } from '../../../tests/corpus.ts'
import { formFromDraft, RecipeForm } from '../../core/recipe/recipe-form.ts'
import { readWebPage } from '../../importer/sources/web-page/read-web-page.ts'

/** Every third page: enough to meet each way of writing, and done in seconds. */
const pages = hasCorpus('Saving what was read without touching it')
  ? corpusPages().filter((_, index) => index % 3 === 0)
  : []

test.runIf(pages.length > 0)(
  'what is read from real pages can be saved without touching it',
  { timeout: 60_000 },
  () => {
    const refused = pages.flatMap(({ id }) => {
      const { draft } = readWebPage(corpusHtml(id))
      if (!draft || draft.ingredients.length === 0 || draft.instructions.length === 0) return []
      const { error } = RecipeForm.safeParse(formFromDraft(draft))
      return error
        ? [`${id}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`]
        : []
    })
    expect(refused).toEqual([])
  },
)
