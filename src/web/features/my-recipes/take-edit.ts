import { differencesBetween } from '../../../core/moderation/differences.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import { recipeEditForm, recipeFromEdit } from '../../../core/recipes/forms/recipe-edit-form.ts'
import type { App } from '../../../operations/app/app.ts'
import { editRecipe, openForEdit } from '../../../operations/recipes/edit-recipe.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { takePicture } from '../pictures/take-picture.ts'

const problems = {
  exists: 'Another recipe already has this source address.',
  'not-now': 'An editor has already reviewed it, so it can’t be changed. What you typed is still here.',
  changed:
    'Someone changed this recipe. Nothing was overwritten. The differences are below. Press the button again to replace it with yours.',
}

interface SentEdit {
  request: Request
  visitor: string
  /** The message for a visitor who is over the limit. */
  refusal: string | null
  /** The headers of a refusal. */
  headers?: HeadersInit
}

/** Handles the form of the edit page, for an account or for a sender with a link. */
export async function takeEdit(
  app: App,
  actor: Actor,
  id: string,
  { request, visitor, refusal, headers = {} }: SentEdit,
) {
  // A sender with only the link cannot save without submitting.
  const wanted = (intent: string) => (intent === 'save' && actor !== 'link-holder' ? 'save' : 'send')
  const opened = await openForEdit(app, actor, id)
  if (!opened) return { kind: 'gone' } as const
  const mayStore = refusal === null && opened.canSend
  const schema = (intent: string) => recipeEditForm(wanted(intent))
  const sent = await parseForm(request, schema, mayStore ? takePicture(app, visitor) : undefined)
  if (refusal !== null) return refused(sent.refuse({ problem: refusal, status: 429, headers }))
  if (!sent.ok) return refused(sent.refuse({ headers }))
  const { version, revisionId } = sent.value
  const form = recipeFromEdit(sent.value)
  const outcome = await editRecipe(app, actor, id, { form, version, revisionId, intent: wanted(sent.intent) })
  if (outcome.ok) return { kind: 'done', became: outcome.became, imageProblem: outcome.imageProblem } as const
  if (outcome.reason === 'unknown' || outcome.reason === 'not-yours') return { kind: 'gone' } as const
  const problem = problems[outcome.reason]
  if (outcome.reason === 'exists')
    return refused(sent.refuse({ problem, errors: { sourceUrl: problem }, status: 409, headers }))
  const now = outcome.reason === 'changed' ? await openForEdit(app, actor, id) : undefined
  if (!now) return refused(sent.refuse({ problem, status: 409, headers }))
  const theirs = { differences: differencesBetween(now.form, form), revisionId: now.revision?.id ?? null }
  return refused(sent.conflict({ problem, version: now.version, theirs, headers }))
}

const refused = <Answer>(answer: Answer) => ({ kind: 'refused', answer }) as const
