import { honeypot } from '../../../core/forms/honeypot.ts'
import type { SubmissionErrors, TypedSubmission } from '../../../core/recipes/forms/submission-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import type { StoredSubmission } from './stored-submissions.ts'

export type SubmitIntent = 'send' | 'draft'

type Answer = ({ ok: true } & StoredSubmission) | { ok: false; answer: FormAnswer }

const failure = 'The recipe couldn’t be saved. What you typed is still here. Please submit it again.'
const offline = 'The site didn’t answer. Check your connection and submit it again. What you typed is still here.'

/** The minimum time the button shows that it is submitting. A shorter flash would look as if nothing happened. */
const shortestMs = 1_000

export async function sendSubmission(typed: TypedSubmission, trap: string, intent: SubmitIntent): Promise<Answer> {
  const [answer] = await Promise.all([ask({ ...typed, intent, [honeypot]: trap }), pause(shortestMs)])
  return answer
}

async function ask(sent: Record<string, string>): Promise<Answer> {
  const outcome = await post('/api/submissions', sent, readSent)
  if (outcome.ok) return { ok: true, ...outcome.answer }
  if (outcome.reason !== 'refused') return { ok: false, answer: answerOf({}, offline) }
  const { errors, problem } = fieldsOf(outcome.body)
  const texts = Object.entries(fieldsOf(errors)).filter(([, text]) => isText(text))
  return {
    ok: false,
    answer: answerOf(Object.fromEntries(texts), problem === null || isText(problem) ? problem : failure),
  }
}

function readSent(value: unknown): StoredSubmission | undefined {
  const { title, path } = fieldsOf(value)
  return isText(title) && isText(path) ? { title, path } : undefined
}

function answerOf(errors: SubmissionErrors, problem: string | null): FormAnswer {
  const fields = Object.entries(errors).map(([name, text]) => [name, [text]])
  return { status: 'error', error: { ...Object.fromEntries(fields), ...(problem && { '': [problem] }) } }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
