import { onOneLine } from '../core/one-line.ts'
import { listPending } from '../db/recipe-status.ts'
import { countReportsAndChanges } from '../db/review-queue.ts'
import type { App } from '../operations/app.ts'
import { reviewRecipe, type OwnersVerdict } from '../operations/recipes/review-recipe.ts'
import { printedTime } from './printed-time.ts'
import { withApp } from './with-app.ts'

const verdicts: Record<string, OwnersVerdict> = { publish: 'published', withdraw: 'withdrawn' }
const mostListed = 500

/** `marshmallow review`: what waits, and what becomes of it. */
export async function run([verb, ...names]: ReadonlyArray<string>): Promise<number> {
  if (verb === undefined) return withApp(list)
  const verdict = Object.hasOwn(verdicts, verb) ? verdicts[verb] : undefined
  if (!verdict || names.length === 0) {
    process.stderr.write('Usage: marshmallow review\n       marshmallow review publish|withdraw <recipe>...\n')
    return 2
  }
  return withApp((app) => decide(app, verdict, names))
}

async function list(app: App): Promise<number> {
  const pending = await listPending(app.db, mostListed)
  const origin = app.env.PUBLIC_URL ?? ''
  for (const { id, title, author, sentAt } of pending)
    process.stdout.write(
      `${printedTime(sentAt)}  ${origin}/recipe/${id}  ${onOneLine(title, 100)}${author ? ` (${onOneLine(author, 100)})` : ''}\n`,
    )
  const others = await countReportsAndChanges(app.db)
  if (pending.length + others === 0) process.stdout.write('Nothing waits for review.\n')
  if (pending.length === mostListed) process.stdout.write(`These are the oldest ${mostListed}.\n`)
  if (others > 0) process.stdout.write(`Reports and changes that wait at ${origin}/admin/review: ${others}\n`)
  return 0
}

async function decide(app: App, verdict: OwnersVerdict, names: ReadonlyArray<string>): Promise<number> {
  let refused = 0
  for (const name of names) {
    const { kind, id } = await reviewRecipe(app, name, verdict)
    if (kind !== 'done' && kind !== 'already') refused += 1
    const word = {
      done: verdict,
      already: `${verdict} already`,
      unknown: 'unknown',
      'taken-back': 'not published, its cook took it back:',
      'not-sent': 'not published, its cook has not sent it again yet:',
      'source-taken': 'not published, another recipe came from the same source:',
    }[kind]
    process.stdout.write(`${word} ${kind === 'unknown' ? name : `/recipe/${id}`}\n`)
  }
  return refused > 0 ? 1 : 0
}
