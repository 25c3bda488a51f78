import { data, redirect, type RouterContextProvider } from 'react-router'
import type { ArticleKind } from '../../core/article-form.ts'
import { htmlOfPost } from '../../core/reading-text.ts'
import { findStoredArticle } from '../../db/reading-edits.ts'
import { findRevision, listRevisions } from '../../db/reading-revisions.ts'
import { compareHtml, compareTexts } from '../../operations/articles/compare-texts.ts'
import { restoreRevision } from '../../operations/articles/restore-revision.ts'
import { appContext } from '../app-context.ts'
import { formText } from '../form-text.ts'
import { rowNumber } from '../row-number.ts'
import { actorOf } from '../signed-in.ts'
import { articleWords } from './article-words.ts'

interface Asked {
  params: { id: string }
  request: Request
  context: Readonly<RouterContextProvider>
}

const onAPage = 50

export async function loadHistory(kind: ArticleKind, { params, request, context }: Asked) {
  const { db } = context.get(appContext)
  const article = await findStoredArticle(db, kind, params.id)
  const nothing = `There is no such ${articleWords[kind].noun}`
  if (!article) throw data(nothing, { status: 404, statusText: nothing })
  const query = new URL(request.url).searchParams
  const before = rowNumber(query.get('before')) || null
  const revisions = await listRevisions(db, kind, params.id, { before, limit: onAPage + 1 })
  const shown = revisions.slice(0, onAPage)
  const id = rowNumber(query.get('revision')) || shown[0]?.id
  const past = id === undefined ? undefined : await findRevision(db, kind, params.id, id)
  return {
    id: params.id,
    title: article.title,
    version: article.version,
    before,
    hasMore: revisions.length > onAPage,
    revisions: shown.map(({ id: revisionId, replacedAt, replacedBy, content }) => ({
      id: revisionId,
      replacedAt: replacedAt.toISOString(),
      replacedBy,
      title: content.title,
    })),
    chosen: past && {
      id: past.id,
      replacedAt: past.replacedAt.toISOString(),
      title: compareTexts(past.content.title, article.title),
      excerpt: compareTexts(past.content.excerpt, article.excerpt),
      text: compareHtml(htmlOfPost(past.content.content), htmlOfPost(article.content)),
    },
  }
}

export async function receiveHistory(kind: ArticleKind, { params, request, context }: Asked) {
  const form = await request.formData()
  if (formText(form, 'intent') !== 'restore') throw data('This form asks for something unknown', { status: 400 })
  const opened = { id: params.id, version: rowNumber(formText(form, 'version')) }
  const outcome = await restoreRevision(
    context.get(appContext),
    actorOf(context),
    kind,
    opened,
    rowNumber(formText(form, 'revision')),
  )
  const { base, noun } = articleWords[kind]
  if (outcome.ok) return redirect(`${base}?done=restored`)
  const problem =
    outcome.reason === 'changed'
      ? 'Somebody else changed this meanwhile. Look at the difference again before you restore.'
      : `This ${noun}, or this state of it, is no longer there.`
  return data({ errors: {}, problem }, { status: 409 })
}
