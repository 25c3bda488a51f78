import { Hono } from 'hono'
import { z } from 'zod'
import { honeypot } from '../core/forms/honeypot.ts'
import { checkSubmission, typedFrom } from '../core/recipes/forms/submission-form.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { App } from '../operations/app/app.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../operations/submissions/admit-submission.ts'
import { receiveSubmission, trapMessage } from '../operations/submissions/receive-submission.ts'
import { visitorOf } from './visitor.ts'

const Sent = z.record(z.string(), z.unknown()).catch({})

/** Receives the form of `/submit-recipe` when scripts run. */
export function submissionsApi(app: App) {
  return new Hono<{ Variables: { user?: SignedIn | null } }>().post('/', async (context) => {
    const visitor = visitorOf(context, app.env)
    if (!(await admitSubmission(app, visitor)))
      return context.json({ problem: tooManySubmissionsMessage, errors: {} }, 429)
    const sent = Sent.parse(await context.req.json().catch(() => null))
    if (sent[honeypot]) return context.json({ problem: trapMessage, errors: {} }, 422)
    const isDraft = sent['intent'] === 'draft'
    const checked = checkSubmission(typedFrom(sent), isDraft ? 'draft' : 'send')
    if (!checked.ok) return context.json({ problem: null, errors: checked.errors }, 422)
    const user = context.get('user') ?? null
    const outcome = await receiveSubmission(app, { form: checked.form, visitor, user, isDraft })
    if (outcome.kind === 'refused') return context.json({ problem: outcome.problem, errors: outcome.errors ?? {} }, 422)
    return context.json({ title: outcome.title, path: outcome.path }, 201)
  })
}
