import type { AffiliateErrors, AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { insertAffiliate } from '../../db/affiliates/affiliates.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'
import { withPicture } from './affiliate-picture.ts'

type AddOutcome = { ok: true; id: string } | { ok: false; errors: AffiliateErrors }

/** Adds an ad, which is shown within its dates. */
export async function addAffiliate(app: App, actor: SignedIn, form: AffiliateForm): Promise<AddOutcome> {
  const pictured = await withPicture(app, form)
  if (!pictured.ok) return pictured
  const id = crypto.randomUUID()
  await app.db.transaction(async (tx) => {
    await insertAffiliate(tx, id, pictured.fields)
    await writeAudit(tx, { actor, action: 'affiliate.add', subject: ['affiliate', id], details: { title: form.title } })
  })
  return { ok: true, id }
}
