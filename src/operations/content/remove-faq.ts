import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteFaq } from '../../db/content/faqs.ts'
import type { App } from '../app/app.ts'

/** Deletes a question. Repeating this does nothing. */
export async function removeFaq(app: App, actor: SignedIn, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const question = await deleteFaq(tx, id)
    if (question) await writeAudit(tx, { actor, action: 'faq.delete', subject: ['faq', id], details: { question } })
  })
}
