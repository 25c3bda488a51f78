import { redirect, type RouterContextProvider } from 'react-router'
import { type ArticleKind, ArticleListForm } from '../../../core/content/article-form.ts'
import { type ArticleState, listStoredArticles } from '../../../db/content/article-edits.ts'
import { removeArticle } from '../../../operations/content/remove-article.ts'
import { appContext } from '../../shell/app-context.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { actorOf } from '../../shell/signed-in.ts'
import { articleText } from './article-text.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

const onAPage = 30
const states: ReadonlyArray<ArticleState> = ['draft', 'scheduled', 'shown']
const longestSearch = 100

export async function loadList(kind: ArticleKind, { request, context }: Asked) {
  const query = new URL(request.url).searchParams
  const words = (query.get('q') ?? '').trim().slice(0, longestSearch)
  const state = states.find((known) => known === query.get('state')) ?? null
  const after = query.get('after')
  const listed = await listStoredArticles(context.get(appContext).db, kind, { words, state, after, limit: onAPage })
  const now = new Date()
  const articles = listed.articles.map(({ datePublished, updatedAt, ...row }) => ({
    ...row,
    isShown: row.status === 'published' && datePublished <= now,
    datePublished: datePublished.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
  return { words, state, after, articles, hasMore: listed.hasMore }
}

export async function receiveList(kind: ArticleKind, { request, context }: Asked) {
  const { base } = articleText[kind]
  const sent = await parseForm(request, ArticleListForm)
  if (!sent.ok) return redirect(base)
  await removeArticle(context.get(appContext), actorOf(context), kind, sent.value.id)
  return redirect(`${base}?done=deleted`)
}
