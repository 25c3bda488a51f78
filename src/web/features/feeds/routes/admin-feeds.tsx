import { redirect } from 'react-router'
import { FeedForm } from '../../../../core/importing/feeds.ts'
import { listFailedEntries, listFeeds } from '../../../../db/importing/feeds.ts'
import { addFeed, checkFeedNow, removeFeed, switchFeed } from '../../../../operations/importing/feeds/manage-feeds.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useSendCount } from '../../../forms/use-send-count.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AddFeedForm } from '../add-feed-form.tsx'
import { FeedCard } from '../feed-card.tsx'
import type { Route } from './+types/admin-feeds'

const mostShown = 100
const mostFailures = 200

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const feeds = await listFeeds(db, mostShown)
  const failed = await listFailedEntries(
    db,
    feeds.map(({ id }) => id),
    mostFailures,
  )
  return {
    feeds: feeds.map(({ id, address, title, licenseNotice, rights, everyHours, dailyLimit, state, ...feed }) => ({
      id,
      address,
      title,
      everyHours,
      dailyLimit,
      state,
      notice: licenseNotice || rights || null,
      checkedAt: feed.checkedAt?.toISOString() ?? null,
      nextCheckAt: feed.nextCheckAt.toISOString(),
      problem: feed.problem,
      sent: feed.sent,
      waiting: feed.waiting,
      known: feed.known,
      failed: failed.filter(({ feedId }) => feedId === id).slice(0, 5),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, FeedForm)
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  switch (value.intent) {
    case 'add': {
      const added = await addFeed(app, actor, value)
      if (!added.ok) return sent.refuse({ errors: { address: added.problem } })
      await checkFeedNow(app, actor, added.id)
      return done('added')
    }
    case 'check':
      return done((await checkFeedNow(app, actor, value.id)) ? 'checked' : 'gone')
    case 'pause':
      return done((await switchFeed(app, actor, value.id, 'paused')) ? 'paused' : 'gone')
    case 'resume':
      return done((await switchFeed(app, actor, value.id, 'active')) ? 'resumed' : 'gone')
    case 'delete':
      await removeFeed(app, actor, value.id)
      return done('deleted')
  }
}

const done = (what: keyof typeof doneWords) => redirect(`/admin/feeds?done=${what}`, 303)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Feeds', description: 'Blogs whose new recipes go to moderation.', path: null })

const doneWords = {
  added: 'Feed added. It is being read now',
  checked: 'The feed is being read now',
  paused: 'Feed paused',
  resumed: 'Feed resumed',
  deleted: 'Feed deleted',
  gone: 'Nothing changed. This feed was deleted',
}

export default function Feeds({ loaderData: { feeds }, actionData }: Route.ComponentProps) {
  const answer = actionData ?? undefined
  const sendCount = useSendCount('add', feeds[0]?.id)
  return (
    <>
      <AdminHead
        title="Feeds"
        lead="New recipes from these blogs wait in moderation. Nothing is published automatically."
      />
      <DoneNotice words={doneWords} />
      <Panel aria-labelledby="add-title">
        <h2 id="add-title" className="mb-5 text-h3">
          Watch a feed
        </h2>
        <AddFeedForm key={sendCount} answer={answer} />
      </Panel>
      <h2 className="mt-8 mb-4 text-h3">Watched feeds</h2>
      {feeds.length === 0 && <p className="text-ink-soft">No feeds yet. Add the first one.</p>}
      <ul className="grid gap-gap">
        {feeds.map((feed) => (
          <FeedCard key={feed.id} feed={feed} />
        ))}
      </ul>
    </>
  )
}
