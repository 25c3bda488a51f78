import type { Context } from 'hono'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { importFailed, type ImportEvent } from '../core/importing/import-events.ts'
import type { Actor } from '../core/recipes/actor.ts'
import type { App } from '../operations/app/app.ts'
import { admitImport } from '../operations/importing/admit-import.ts'
import { lineHeaders, streamLines, toLine, watchLeaving } from './stream-lines.ts'
import { visitorOf } from './visitor.ts'

export interface ImportVariables {
  requestId: string
  user?: SignedIn | null
}

interface ImportSender {
  visitor: string
  actor: Actor
  signal: AbortSignal
}

const failure: ImportEvent = { kind: 'problem', reason: 'server-error', message: importFailed }

/** Runs an import within the visitor's limits. `begin` reads the body and returns its events, or what is missing. */
export async function streamImport(
  app: App,
  context: Context<{ Variables: ImportVariables }>,
  begin: (sender: ImportSender) => Promise<AsyncIterable<ImportEvent> | string>,
) {
  const visitor = visitorOf(context, app.env)
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return context.body(toLine(admission.problem), 200, lineHeaders)
  const leaving = watchLeaving(context)
  const actor = context.get('user') ?? 'visitor'
  const events = await begin({ visitor, actor, signal: leaving.signal }).catch((cause: unknown) => {
    admission.leave()
    throw cause
  })
  if (typeof events === 'string') {
    admission.leave()
    return context.json({ error: events }, 400)
  }
  return streamLines(context, { events, leaving, failure, onEnd: admission.leave, log: app.log })
}
