import { csvLine } from '../../../../core/text/csv.ts'
import { subscriberStates } from '../../../../core/newsletter/subscriber-states.ts'
import { listSubscribers } from '../../../../db/newsletter/managed-subscribers.ts'
import { appContext } from '../../../shell/app-context.ts'
import { csvFile } from '../../admin/csv-file.server.ts'
import type { Route } from './+types/admin-newsletter-export'

const atOnce = 5_000

const day = (moment: Date | null) => moment?.toISOString() ?? null

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const words = (query.get('q') ?? '').trim().slice(0, 100)
  const state = subscriberStates.find((known) => known === query.get('state')) ?? null
  const lines = [csvLine(['email', 'state', 'subscribed', 'confirmed', 'unsubscribed', 'bounced'])]
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const listed = await listSubscribers(db, { words, state, after, limit: atOnce })
    for (const row of listed.subscribers)
      lines.push(
        csvLine([
          row.email,
          row.state,
          day(row.createdAt),
          day(row.confirmedAt),
          day(row.unsubscribedAt),
          day(row.bouncedAt),
        ]),
      )
    after = listed.subscribers.at(-1)?.email ?? null
    hasMore = listed.hasMore
  }
  return csvFile(lines, 'subscribers')
}
