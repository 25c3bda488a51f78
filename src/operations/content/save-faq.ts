import type { FaqForm } from '../../core/content/faq-form.ts'
import { slugify } from '../../core/recipes/slug.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { isTakenError } from '../../db/content/taken-error.ts'
import { findFaq, insertFaq, type StoredFaq, updateFaq } from '../../db/content/faqs.ts'
import type { App } from '../app/app.ts'

type SaveOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'gone' }
  /** Saved by another editor since it was opened. */
  | { ok: false; reason: 'changed'; theirs: StoredFaq }

/** The question and version that was opened, or null for a new question. */
type Opened = Pick<StoredFaq, 'id' | 'version'> | null

/** Saves a question. A conflicting change is returned instead of overwritten. */
export async function saveFaq(app: App, actor: SignedIn, opened: Opened, faq: FaqForm): Promise<SaveOutcome> {
  if (!opened) return addFaq(app, actor, faq)
  return app.db.transaction(async (tx): Promise<SaveOutcome> => {
    if (!(await updateFaq(tx, opened, faq))) {
      const theirs = await findFaq(tx, opened.id)
      return theirs ? { ok: false, reason: 'changed', theirs } : { ok: false, reason: 'gone' }
    }
    await writeAudit(tx, { actor, action: 'faq.edit', subject: ['faq', opened.id] })
    return { ok: true, id: opened.id }
  })
}

async function addFaq(app: App, actor: SignedIn, faq: FaqForm): Promise<SaveOutcome> {
  try {
    return await app.db.transaction(async (tx): Promise<SaveOutcome> => {
      const id = await freeId(tx, slugify(faq.question))
      await insertFaq(tx, id, faq)
      await writeAudit(tx, { actor, action: 'faq.add', subject: ['faq', id] })
      return { ok: true, id }
    })
  } catch (cause) {
    // Two equal questions at once: the second takes the next id.
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
