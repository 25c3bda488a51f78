import { loadHistory, receiveHistory } from '../../articles/article-history.server.ts'
import { ArticleHistory } from '../../articles/article-history.tsx'
import { kindAt } from '../../articles/article-words.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/article-history'

export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadHistory(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveHistory(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'History', description: 'What it said before each change.', path: null })

export default function AdminArticleHistory({ loaderData: { kind, loaded }, actionData }: Route.ComponentProps) {
  return <ArticleHistory kind={kind} loaded={loaded} answer={actionData} />
}
