import type { ImportFailure } from '../../core/importing/import-events.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { createSlots } from '../../lib/limits/slots.ts'
import type { App } from '../app/app.ts'

const usualImportsAnHour = 300
/** A page and its pictures use memory, so a visitor can import only a few at once. */
const importsAtOnce = 3

const running = createSlots(importsAtOnce)

type Admission = { ok: true; leave(): void } | { ok: false; problem: ImportFailure }

/** Checks the visitor's limits, before the request body is read. Call `leave` when the import ends. */
export async function admitImport(app: App, visitor: string): Promise<Admission> {
  const leave = running.enter(visitor)
  if (!leave) return refuse(`${importsAtOnce} of your imports are already running. Wait until one of them is done.`)
  let isWithinLimit = false
  try {
    const { importsAnHour } = await readSettings(app.db)
    isWithinLimit = await countUse(app.db, `import:${visitor}`, importsAnHour ?? usualImportsAnHour, 3600)
  } finally {
    if (!isWithinLimit) leave()
  }
  return isWithinLimit ? { ok: true, leave } : refuse('You’ve imported a lot of recipes this hour. Try again later.')
}

const refuse = (message: string): Admission => ({
  ok: false,
  problem: { kind: 'problem', reason: 'too-many', message },
})
