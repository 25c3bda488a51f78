import { formTrap } from '../../core/form-trap.ts'
import type { SubmissionErrors, TypedSubmission } from '../../core/recipe/submission-form.ts'
import type { SentRecipe } from './sent-recipes.ts'

type Answer = ({ ok: true } & SentRecipe) | { ok: false; errors: SubmissionErrors; problem: string | null }

const failure = 'The kitchen could not keep it. What you typed is still here; please send it again.'
const offline = 'The kitchen did not answer. Check your connection and send it again; what you typed is still here.'

/** As long as the button says at least that it is submitting: something that flashes by looks like nothing happened. */
const shortestMs = 1_000

export async function sendSubmission(typed: TypedSubmission, trap: string, intent: 'send' | 'draft'): Promise<Answer> {
  const [answer] = await Promise.all([ask({ ...typed, intent, [formTrap]: trap }), pause(shortestMs)])
  return answer
}

async function ask(sent: Record<string, string>): Promise<Answer> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/submissions', { method: 'POST', headers, body: JSON.stringify(sent) })
    if (response.ok) return { ok: true, ...((await response.json()) as SentRecipe) }
    const { errors = {}, problem = failure } = (await response.json().catch(() => ({}))) as {
      errors?: SubmissionErrors
      problem?: string | null
    }
    return { ok: false, errors, problem }
  } catch {
    return { ok: false, errors: {}, problem: offline }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
