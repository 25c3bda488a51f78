import type { AffiliateErrors, AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import type { ManagedAffiliate } from '../../core/affiliates/affiliate.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findAffiliate, updateAffiliate } from '../../db/affiliates/affiliates.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'
import { withPicture } from './affiliate-picture.ts'

type EditOutcome =
  | { kind: 'saved' | 'gone' }
  | { kind: 'refused'; errors: AffiliateErrors }
  /** Saved by another administrator since it was opened. */
  | { kind: 'changed'; theirs: ManagedAffiliate }

/** Saves an ad. A conflicting change is returned instead of overwritten. */
export async function editAffiliate(
  app: App,
  actor: SignedIn,
  opened: Pick<ManagedAffiliate, 'id' | 'version'>,
  form: AffiliateForm,
): Promise<EditOutcome> {
  const { id } = opened
  const pictured = await withPicture(app, form)
  if (!pictured.ok) return { kind: 'refused', errors: pictured.errors }
  return app.db.transaction(async (tx): Promise<EditOutcome> => {
    if (!(await updateAffiliate(tx, opened, pictured.fields))) {
      const theirs = await findAffiliate(tx, id)
      return theirs ? { kind: 'changed', theirs } : { kind: 'gone' }
    }
    const details = { title: form.title, linkUrl: form.linkUrl }
    await writeAudit(tx, { actor, action: 'affiliate.edit', subject: ['affiliate', id], details })
    return { kind: 'saved' }
  })
}
