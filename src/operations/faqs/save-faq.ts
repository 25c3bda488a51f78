import type { FaqForm } from '../../core/faq-form.ts'
import { slugify } from '../../core/recipe/slug.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { Db } from '../../db/connect.ts'
import { isTakenError } from '../../db/reading-conflict.ts'
import { findFaq, insertFaq, type StoredFaq, updateFaq } from '../../db/reading-faqs.ts'
import type { App } from '../app.ts'

type SaveOutcome =
  | { ok: true }
  | { ok: false; reason: 'gone' }
  /** Somebody else saved since it was opened. */
  | { ok: false; reason: 'changed'; theirs: StoredFaq }

/** Which one, as it was opened; null is a new one. */
type Opened = Pick<StoredFaq, 'id' | 'version'> | null

/** Writes a question down. Nothing is overwritten unseen. */
export async function saveFaq(app: App, actor: SignedIn, opened: Opened, faq: FaqForm): Promise<SaveOutcome> {
  if (!opened) return addFaq(app, actor, faq)
  return app.db.transaction(async (tx): Promise<SaveOutcome> => {
    if (!(await updateFaq(tx, opened, faq))) {
      const theirs = await findFaq(tx, opened.id)
      return theirs ? { ok: false, reason: 'changed', theirs } : { ok: false, reason: 'gone' }
    }
    await writeAudit(tx, { actor, action: 'faq.edit', subject: ['faq', opened.id] })
    return { ok: true }
  })
}

async function addFaq(app: App, actor: SignedIn, faq: FaqForm): Promise<SaveOutcome> {
  try {
    await app.db.transaction(async (tx) => {
      const id = await freeId(tx, slugify(faq.question))
      await insertFaq(tx, id, faq)
      await writeAudit(tx, { actor, action: 'faq.add', subject: ['faq', id] })
    })
    return { ok: true }
  } catch (cause) {
    // Two who ask alike at once: the second takes the next id.
    if (isTakenError(cause)) return addFaq(app, actor, faq)
    throw cause
  }
}

async function freeId(db: Db, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!(await findFaq(db, id))) return id
  }
}
