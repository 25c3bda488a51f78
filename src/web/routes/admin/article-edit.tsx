import { ArticleEditor } from '../../articles/article-editor.tsx'
import { loadEditor, receiveEditor } from '../../articles/edit-article.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/blog-edit'

const kind = 'blog_posts'

export const loader = (asked: Route.LoaderArgs) => loadEditor(kind, asked)

export const action = (sent: Route.ActionArgs) => receiveEditor(kind, sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.typed.title || 'Write',
    description: 'What it says, and when it is shown.',
    path: null,
  })

export default function AdminBlogEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ArticleEditor key={params.id} kind={kind} id={params.id} loaded={loaderData} answer={actionData} />
}
