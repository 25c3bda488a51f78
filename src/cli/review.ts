import { onOneLine } from '../core/text/one-line.ts'
import { listPending } from '../db/recipes/recipe-status.ts'
import { countReportsAndChanges } from '../db/moderation/queue.ts'
import { countOpenReviews } from '../db/reviews/review-queue.ts'
import type { App } from '../operations/app/app.ts'
import { reviewRecipe, type OwnersDecision } from '../operations/recipes/review-recipe.ts'
import { printedTime } from './printed-time.ts'
import { withApp } from './with-app.ts'

const decisions: Record<string, OwnersDecision> = { publish: 'published', withdraw: 'withdrawn' }
const mostListed = 500

/** `marshmallow review`: lists pending recipes, or decides about some. */
export async function run([verb, ...names]: ReadonlyArray<string>): Promise<number> {
  if (verb === undefined) return withApp(list)
  const decision = Object.hasOwn(decisions, verb) ? decisions[verb] : undefined
  if (!decision || names.length === 0) {
    process.stderr.write('Usage: marshmallow review\n       marshmallow review publish|withdraw <recipe>...\n')
    return 2
  }
  return withApp((app) => decide(app, decision, names))
}

async function list(app: App): Promise<number> {
  const pending = await listPending(app.db, mostListed)
  const origin = app.env.PUBLIC_URL ?? ''
  for (const { id, title, author, sentAt } of pending)
    process.stdout.write(
      `${printedTime(sentAt)}  ${origin}/recipe/${id}  ${onOneLine(title, 100)}${author ? ` (${onOneLine(author, 100)})` : ''}\n`,
    )
  const [others, reviews] = await Promise.all([countReportsAndChanges(app.db), countOpenReviews(app.db)])
  if (pending.length + others + reviews === 0) process.stdout.write('Nothing is waiting for review.\n')
  if (pending.length === mostListed) process.stdout.write(`These are the oldest ${mostListed}.\n`)
  if (others > 0) process.stdout.write(`Waiting reports and changes at ${origin}/admin/review: ${others}\n`)
  if (reviews > 0) process.stdout.write(`Waiting reviews at ${origin}/admin/review/reviews: ${reviews}\n`)
  return 0
}

async function decide(app: App, decision: OwnersDecision, names: ReadonlyArray<string>): Promise<number> {
  let refused = 0
  for (const name of names) {
    const { kind, id } = await reviewRecipe(app, name, decision)
    if (kind !== 'done' && kind !== 'already') refused += 1
    const word = {
      done: decision,
      already: `${decision} already`,
      unknown: 'unknown',
      'taken-back': 'not published, its cook withdrew it:',
      'not-sent': 'not published, its cook has not resubmitted it:',
      'source-taken': 'not published, another recipe has the same source:',
    }[kind]
    process[kind === 'done' || kind === 'already' ? 'stdout' : 'stderr'].write(
      `${word} ${kind === 'unknown' ? name : `/recipe/${id}`}\n`,
    )
  }
  return refused > 0 ? 1 : 0
}
