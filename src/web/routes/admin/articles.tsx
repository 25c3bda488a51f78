import { ArticleList } from '../../articles/article-list.tsx'
import { articleWords, kindAt } from '../../articles/article-words.ts'
import { loadList, receiveList } from '../../articles/list-articles.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/articles'

export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadList(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveList(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: articleWords[loaderData?.kind ?? 'blog_posts'].title,
    description: 'All that is written, shown or not.',
    path: null,
  })

export default function AdminArticles({ loaderData: { kind, loaded } }: Route.ComponentProps) {
  return <ArticleList key={kind} kind={kind} loaded={loaded} />
}
