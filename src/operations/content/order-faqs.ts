import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { lockFaqOrder, writeFaqOrder } from '../../db/content/faqs.ts'
import type { App } from '../app/app.ts'

/** Moves a question to the place of another and shifts those between. Does nothing if either was deleted. */
export async function placeFaq(app: App, actor: SignedIn, id: string, at: string): Promise<void> {
  await reorder(app, actor, id, (ids) => ids.indexOf(at))
}

/** Moves a question one place up or down. */
export async function stepFaq(app: App, actor: SignedIn, id: string, by: 'up' | 'down'): Promise<void> {
  await reorder(app, actor, id, (ids) => ids.indexOf(id) + (by === 'up' ? -1 : 1))
}

async function reorder(app: App, actor: SignedIn, id: string, placeIn: (ids: Array<string>) => number) {
  await app.db.transaction(async (tx) => {
    const ids = await lockFaqOrder(tx)
    const from = ids.indexOf(id)
    const to = placeIn(ids)
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    ids.splice(to, 0, ...ids.splice(from, 1))
    await writeFaqOrder(tx, ids)
    await writeAudit(tx, { actor, action: 'faq.move', subject: ['faq', id], details: { place: to + 1 } })
  })
}
