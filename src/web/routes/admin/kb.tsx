import { ArticleList } from '../../articles/article-list.tsx'
import { loadList, receiveList } from '../../articles/list-articles.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/kb'

const kind = 'knowledge_base_articles'

export const loader = (asked: Route.LoaderArgs) => loadList(kind, asked)

export const action = (sent: Route.ActionArgs) => receiveList(kind, sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Knowledge base', description: 'All that is written, shown or not.', path: null })

export default function AdminKb({ loaderData }: Route.ComponentProps) {
  return <ArticleList kind={kind} loaded={loaderData} />
}
