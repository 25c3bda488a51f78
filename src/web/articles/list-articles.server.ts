import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ArticleKind } from '../../core/article-form.ts'
import { type ArticleState, listStoredArticles } from '../../db/reading-edits.ts'
import { removeArticle } from '../../operations/articles/remove-article.ts'
import { appContext } from '../app-context.ts'
import { formText } from '../form-text.ts'
import { actorOf } from '../signed-in.ts'
import { articleWords } from './article-words.ts'

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
  const form = await request.formData()
  if (formText(form, 'intent') !== 'delete') throw data('This form asks for something unknown', { status: 400 })
  await removeArticle(context.get(appContext), actorOf(context), kind, formText(form, 'id'))
  return redirect(`${articleWords[kind].base}?done=deleted`)
}
