import { loadHistory, receiveHistory } from '../../articles/article-history.server.ts'
import { ArticleHistory } from '../../articles/article-history.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog-history'

const kind = 'blog_posts'

export const loader = (asked: Route.LoaderArgs) => loadHistory(kind, asked)

export const action = (sent: Route.ActionArgs) => receiveHistory(kind, sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'History', description: 'What it said before each change.', path: null })

export default function AdminBlogHistory({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleHistory kind={kind} loaded={loaderData} answer={actionData} />
}
