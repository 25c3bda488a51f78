import type { AffiliateErrors, AffiliateForm } from '../../core/affiliate-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { updateAffiliate } from '../../db/affiliates.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { withPicture } from './affiliate-picture.ts'

type EditOutcome = { kind: 'saved' | 'gone' } | { kind: 'refused'; errors: AffiliateErrors }

export async function editAffiliate(app: App, actor: SignedIn, id: string, form: AffiliateForm): Promise<EditOutcome> {
  const pictured = await withPicture(app, form)
  if (!pictured.ok) return { kind: 'refused', errors: pictured.errors }
  return app.db.transaction(async (tx) => {
    if (!(await updateAffiliate(tx, id, pictured.fields))) return { kind: 'gone' }
    const details = { title: form.title, linkUrl: form.linkUrl }
    await writeAudit(tx, { actor, action: 'affiliate.edit', subject: ['affiliate', id], details })
    return { kind: 'saved' }
  })
}
