import { ArticleList } from '../article-list.tsx'
import { articleText, kindAt } from '../article-text.ts'
import { loadList, receiveList } from '../list-articles.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-articles'

export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadList(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveList(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: articleText[loaderData?.kind ?? 'blog_posts'].title,
    description: 'Everything, published or not.',
    path: null,
  })

export default function AdminArticles({ loaderData: { kind, loaded } }: Route.ComponentProps) {
  return <ArticleList key={kind} kind={kind} loaded={loaded} />
}
