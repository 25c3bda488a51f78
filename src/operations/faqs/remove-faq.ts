import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteFaq } from '../../db/reading-faqs.ts'
import type { App } from '../app.ts'

/** Deleted twice is deleted. */
export async function removeFaq(app: App, actor: SignedIn, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const question = await deleteFaq(tx, id)
    if (question) await writeAudit(tx, { actor, action: 'faq.delete', subject: ['faq', id], details: { question } })
  })
}
