import { ArticleEditor } from '../article-editor.tsx'
import { kindAt } from '../article-text.ts'
import { loadEditor, receiveEditor } from '../edit-article.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-article-edit'

/** Loads a post or an article. `admin-articles.tsx` and `admin-article-history.tsx` also serve both kinds. */
export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadEditor(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveEditor(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.loaded.typed.title || 'Write',
    description: 'Text and publishing.',
    path: null,
  })

export default function AdminArticleEdit({ loaderData: { kind, loaded }, actionData, params }: Route.ComponentProps) {
  return <ArticleEditor key={`${kind} ${params.id}`} kind={kind} id={params.id} loaded={loaded} answer={actionData} />
}
