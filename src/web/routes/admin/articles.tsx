import { ArticleList } from '../../articles/article-list.tsx'
import { loadList, receiveList } from '../../articles/list-articles.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog'

const kind = 'blog_posts'

export const loader = (asked: Route.LoaderArgs) => loadList(kind, asked)

export const action = (sent: Route.ActionArgs) => receiveList(kind, sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Blog', description: 'All that is written, shown or not.', path: null })

export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  return <ArticleList kind={kind} loaded={loaderData} />
}
