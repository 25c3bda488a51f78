import type { SignedIn } from '../../../core/accounts/signed-in.ts'
import { mostFeeds, type NewFeed } from '../../../core/importing/feeds.ts'
import { writeAudit } from '../../../db/audit/audit-log.ts'
import { countFeeds, deleteFeed, findFeed, insertFeed, setFeedState } from '../../../db/importing/feeds.ts'
import type { App } from '../../app/app.ts'
import { readImportAddress } from '../import-address.ts'

export type AddFeedOutcome = { ok: true; id: number } | { ok: false; problem: string }

/** Subscribes to a feed or sitemap, and looks at it at once. */
export async function addFeed(
  app: App,
  actor: SignedIn,
  { address: typed, licenseNotice, everyHours, dailyLimit, withOld }: NewFeed,
): Promise<AddFeedOutcome> {
  const read = readImportAddress(typed)
  if (!read.ok) return { ok: false, problem: read.message.replace('a recipe page', 'a feed') }
  const url = new URL(read.url)
  url.hash = ''
  if (url.username || url.password) return { ok: false, problem: 'Enter the address without a user name.' }
  return app.db.transaction(async (tx): Promise<AddFeedOutcome> => {
    if ((await countFeeds(tx)) >= mostFeeds)
      return { ok: false, problem: `At most ${mostFeeds} feeds can be watched. Delete one first.` }
    const id = await insertFeed(tx, {
      address: url.href,
      title: url.host,
      licenseNotice,
      everyHours,
      dailyLimit,
      withOld: withOld ? 1 : 0,
      addedBy: actor.id,
    })
    if (id === undefined) return { ok: false, problem: 'This feed is already watched.' }
    await writeAudit(tx, { actor, action: 'feed.add', subject: ['feed', String(id)], details: { address: url.href } })
    return { ok: true, id }
  })
}

/** Pauses a feed or goes on with it, which checks it soon. */
export async function switchFeed(app: App, actor: SignedIn, id: number, state: 'active' | 'paused'): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const address = await setFeedState(tx, id, state)
    if (address === undefined) return false
    const action = state === 'active' ? 'feed.resume' : 'feed.pause'
    await writeAudit(tx, { actor, action, subject: ['feed', String(id)], details: { address } })
    return true
  })
}

/** Stops watching a feed. The recipes it imported stay. */
export async function removeFeed(app: App, actor: SignedIn, id: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const address = await deleteFeed(tx, id)
    if (address === undefined) return
    await writeAudit(tx, { actor, action: 'feed.delete', subject: ['feed', String(id)], details: { address } })
  })
}

/** Checks a feed now, whenever its next check is. */
export async function checkFeedNow(app: App, actor: SignedIn, id: number): Promise<boolean> {
  const feed = await findFeed(app.db, id)
  if (!feed) return false
  await app.db.transaction(async (tx) => {
    await app.jobs.enqueue(tx, 'check-feed', { feedId: id, onlyEntries: false })
    const { address } = feed
    await writeAudit(tx, { actor, action: 'feed.check', subject: ['feed', String(id)], details: { address } })
  })
  return true
}
