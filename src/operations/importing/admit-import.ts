import type { ImportFailure } from '../../core/importing.ts'
import { countUse } from '../../db/rate-limits.ts'
import { readSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'

const usualImportsAnHour = 300
/** A page, its pictures and their work in memory: nobody reads more than a few pages at the same moment. */
const importsAtOnce = 3

const running = new Map<string, number>()

type Admission = { ok: true; leave(): void } | { ok: false; problem: ImportFailure }

/** Whether this visitor may import now; asked before anything is read of what was sent. Whoever is let in has to `leave`. */
export async function admitImport(app: App, visitor: string): Promise<Admission> {
  const atOnce = running.get(visitor) ?? 0
  if (atOnce >= importsAtOnce) {
    return refuse(`${importsAtOnce} imports of yours are running already. Please wait until one of them is done.`)
  }
  running.set(visitor, atOnce + 1)
  let isWithinLimit = false
  try {
    const { importsAnHour } = await readSettings(app.db)
    isWithinLimit = await countUse(app.db, `import:${visitor}`, importsAnHour ?? usualImportsAnHour, 3600)
  } finally {
    if (!isWithinLimit) leave(visitor)
  }
  if (!isWithinLimit) return refuse('That were many imports in one hour. Please go on in a while.')
  return { ok: true, leave: () => leave(visitor) }
}

function leave(visitor: string) {
  const rest = (running.get(visitor) ?? 1) - 1
  if (rest > 0) running.set(visitor, rest)
  else running.delete(visitor)
}

const refuse = (message: string): Admission => ({
  ok: false,
  problem: { kind: 'problem', reason: 'too-many', message },
})
