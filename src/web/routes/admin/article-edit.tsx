import { ArticleEditor } from '../../articles/article-editor.tsx'
import { kindAt } from '../../articles/article-words.ts'
import { loadEditor, receiveEditor } from '../../articles/edit-article.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/article-edit'

/** Of a post and of an article alike, as the two files beside this one. */
export async function loader(asked: Route.LoaderArgs) {
  const kind = kindAt(asked.request.url)
  return { kind, loaded: await loadEditor(kind, asked) }
}

export const action = (sent: Route.ActionArgs) => receiveEditor(kindAt(sent.request.url), sent)

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.loaded.typed.title || 'Write',
    description: 'What it says, and when it is shown.',
    path: null,
  })

export default function AdminArticleEdit({ loaderData: { kind, loaded }, actionData, params }: Route.ComponentProps) {
  return <ArticleEditor key={`${kind} ${params.id}`} kind={kind} id={params.id} loaded={loaded} answer={actionData} />
}
