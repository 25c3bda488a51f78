import type { AffiliateErrors, AffiliateForm } from '../../core/affiliate-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { insertAffiliate } from '../../db/affiliates.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { withPicture } from './affiliate-picture.ts'

type AddOutcome = { ok: true; id: string } | { ok: false; errors: AffiliateErrors }

/** From now on the ad is shown, within its days. */
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
