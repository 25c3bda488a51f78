import { Hono } from 'hono'
import { z } from 'zod'
import { formTrap } from '../core/form-trap.ts'
import { typedFrom } from '../core/recipe/submission-form.ts'
import type { SignedIn } from '../core/signed-in.ts'
import type { App } from '../operations/app.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../operations/submissions/admit-submission.ts'
import { receiveSubmission } from '../operations/submissions/receive-submission.ts'
import { visitorOf } from './visitor.ts'

const Sent = z.record(z.string(), z.unknown()).catch({})

/** What the form of `/submit-recipe` sends where script runs: its fields as typed. */
export function submissionsApi(app: App) {
  return new Hono<{ Variables: { user?: SignedIn | null } }>().post('/', async (context) => {
    if (!(await admitSubmission(app, visitorOf(context, app.env))))
      return context.json({ problem: tooManySubmissionsMessage, errors: {} }, 429)
    const sent = Sent.parse(await context.req.json().catch(() => null))
    const outcome = await receiveSubmission(app, {
      typed: typedFrom(sent),
      trap: String(sent[formTrap] ?? ''),
      user: context.get('user') ?? null,
      isDraft: sent['intent'] === 'draft',
    })
    if (outcome.kind === 'refused') return context.json({ problem: outcome.problem, errors: outcome.errors }, 422)
    return context.json({ title: outcome.title, path: outcome.path }, 201)
  })
}
