import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { lockFaqOrder, writeFaqOrder } from '../../db/reading-faqs.ts'
import type { App } from '../app.ts'

/** Puts one question where another stands, and moves those between by one place. Both may be gone meanwhile: then nothing moves. */
export async function placeFaq(app: App, actor: SignedIn, id: string, at: string): Promise<void> {
  await reorder(app, actor, id, (ids) => ids.indexOf(at))
}

/** One place up or down. */
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
