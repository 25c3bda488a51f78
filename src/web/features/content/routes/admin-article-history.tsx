import { loadHistory, receiveHistory } from '../article-history.server.ts'
import { ArticleHistory } from '../article-history.tsx'
import { kindAt } from '../article-text.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-article-history'

export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadHistory(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveHistory(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'History', description: 'Earlier versions.', path: null })

export default function AdminArticleHistory({ loaderData: { kind, loaded }, actionData }: Route.ComponentProps) {
  return <ArticleHistory kind={kind} loaded={loaded} answer={actionData} />
}
