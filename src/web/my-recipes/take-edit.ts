import { emptyRecipeForm } from '../../core/recipe/recipe-form.ts'
import { type Difference, differencesBetween } from '../../core/review/differences.ts'
import type { App } from '../../operations/app.ts'
import { admitSave, tooManySavesMessage } from '../../operations/recipes/admit-save.ts'
import { editRecipe, openForEdit } from '../../operations/recipes/edit-recipe.ts'
import type { Cook } from '../../operations/recipes/who-may.ts'
import type { FieldErrors } from '../components/importing/recipe-fields.tsx'
import { formText } from '../form-text.ts'
import { rowNumber } from '../row-number.ts'
import { formFromTyped } from '../importing/held-drafts.ts'
import { parseRecipeForm } from '../importing/parse-recipe-form.ts'
import { pictureIn } from '../submitting/picture-in.ts'

type Became = 'saved' | 'waiting' | 'published' | 'change-waiting'

/** What the form gets back; everything typed comes with it. */
interface EditAnswer {
  typed: typeof emptyRecipeForm
  errors: FieldErrors & { image?: string }
  problem: string | null
  /** Where somebody else was quicker: what it says now beside what was typed, and the state to answer to. */
  differences: Array<Difference>
  version: number | null
  revisionId: number | null
}

type Taken =
  | { kind: 'done'; became: Became; imageProblem: string | null }
  | { kind: 'gone' }
  | { kind: 'refused'; status: number; answer: EditAnswer }

const problems = {
  exists: 'Another recipe of the site came from this source address already.',
  'not-now': 'It cannot be changed any more: somebody decided about it meanwhile. What you typed is still here.',
  changed:
    'Somebody changed this recipe meanwhile. Nothing was overwritten. Below is what differs; press the button again to put yours in its place.',
}

/** What the edit page's form asks for, by account or by link. */
export async function takeEdit(app: App, cook: Cook, id: string, form: FormData, visitor: string): Promise<Taken> {
  const intent = formText(form, 'intent') === 'save' ? 'save' : 'send'
  const isAdmitted = await admitSave(app, visitor)
  const picture = await readPicture(app, form, visitor)
  joinCategories(form)
  const parsed = parseRecipeForm(form, intent === 'save')
  const typed = formFromTyped(emptyRecipeForm, form)
  const plain = { typed, errors: {}, problem: null, differences: [], version: null, revisionId: null }
  if (!isAdmitted) return { kind: 'refused', status: 429, answer: { ...plain, problem: tooManySavesMessage } }
  if (!parsed.ok || picture) {
    const errors = { ...(!parsed.ok && parsed.errors), ...(picture && { image: picture }) }
    return { kind: 'refused', status: 422, answer: { ...plain, errors, problem: 'Please look at the marked fields.' } }
  }
  const version = rowNumber(formText(form, 'version'))
  const revisionId = rowNumber(formText(form, 'revisionId')) || null
  const outcome = await editRecipe(app, cook, id, { form: parsed.form, version, revisionId, intent })
  if (outcome.ok) return { kind: 'done', became: outcome.became, imageProblem: outcome.imageProblem }
  if (outcome.reason === 'unknown' || outcome.reason === 'not-yours') return { kind: 'gone' }
  const answer = { ...plain, problem: problems[outcome.reason] }
  if (outcome.reason === 'exists')
    return { kind: 'refused', status: 409, answer: { ...answer, errors: { sourceUrl: problems.exists } } }
  const now = outcome.reason === 'changed' ? await openForEdit(app, cook, id) : undefined
  if (!now) return { kind: 'refused', status: 409, answer }
  return {
    kind: 'refused',
    status: 409,
    answer: {
      ...answer,
      differences: differencesBetween(now.form, parsed.form),
      version: now.version,
      revisionId: now.revision?.id ?? null,
    },
  }
}

/** Puts the picture's id where the form has it; what was wrong with it otherwise. */
async function readPicture(app: App, form: FormData, visitor: string): Promise<string | null> {
  if (form.has('removePicture')) {
    form.set('imageId', '')
    form.set('imageUrl', '')
  }
  const picture = await pictureIn(app, form, visitor)
  form.delete('image')
  if (picture?.ok) form.set('imageId', picture.picture.id)
  return picture && !picture.ok ? picture.problem : null
}

/** Those ticked, and those written beside them. */
function joinCategories(form: FormData) {
  for (const name of formText(form, 'moreCategories').split(',')) {
    const category = name.trim().toLowerCase()
    if (category) form.append('categories', category)
  }
}
