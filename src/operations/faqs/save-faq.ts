import type { FaqForm } from '../../core/faq-form.ts'
import { slugify } from '../../core/recipe/slug.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { findFaq, insertFaq, updateFaq } from '../../db/reading-faqs.ts'
import type { App } from '../app.ts'

/** Writes a question down, new where `id` is null. False when somebody deleted it meanwhile. */
export async function saveFaq(app: App, actor: SignedIn, id: string | null, faq: FaqForm): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const isThere = id === null || (await updateFaq(tx, id, faq))
    if (!isThere) return false
    const subject = id ?? (await freeId(tx, slugify(faq.question)))
    if (id === null) await insertFaq(tx, subject, faq)
    await writeAudit(tx, { actor, action: id === null ? 'faq.add' : 'faq.edit', subject: ['faq', subject] })
    return true
  })
}

async function freeId(db: Parameters<typeof findFaq>[0], wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (!(await findFaq(db, id))) return id
  }
}
