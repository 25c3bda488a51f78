import { data, redirect, type RouterContextProvider } from 'react-router'
import { type ArticleKind, RestoreForm } from '../../../core/content/article-form.ts'
import { htmlOfPost } from '../../../core/content/post-text.ts'
import { findStoredArticle } from '../../../db/content/article-edits.ts'
import { findRevision, listRevisions } from '../../../db/content/article-revisions.ts'
import { compareHtml, compareTexts } from '../../../operations/content/compare-texts.ts'
import { restoreRevision } from '../../../operations/content/restore-revision.ts'
import { appContext } from '../../shell/app-context.ts'
import { parseForm } from '../../forms/parse-form.ts'
import { rowNumber } from '../../forms/row-number.ts'
import { actorOf } from '../../shell/signed-in.ts'
import { articleText } from './article-text.ts'
import { publishingText, versionChanges } from './version-text.ts'

interface Asked {
  params: { id: string }
  request: Request
  context: Readonly<RouterContextProvider>
}

const onAPage = 50

export async function loadHistory(kind: ArticleKind, { params, request, context }: Asked) {
  const { db } = context.get(appContext)
  const article = await findStoredArticle(db, kind, params.id)
  const nothing = `There is no such ${articleText[kind].noun}`
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
      publishing: publishingText(content, replacedAt),
    })),
    chosen: past && {
      id: past.id,
      isSameText: (['title', 'excerpt', 'content'] as const).every((name) => past.content[name] === article[name]),
      changes: versionChanges(past, article, new Date()),
      title: compareTexts(past.content.title, article.title),
      excerpt: compareTexts(past.content.excerpt, article.excerpt),
      text: compareHtml(htmlOfPost(past.content.content), htmlOfPost(article.content)),
    },
  }
}

export async function receiveHistory(kind: ArticleKind, { params, request, context }: Asked) {
  const sent = await parseForm(request, RestoreForm)
  if (!sent.ok) return sent.refuse()
  const { version, revision } = sent.value
  const opened = { id: params.id, version }
  const outcome = await restoreRevision(context.get(appContext), actorOf(context), kind, opened, revision)
  const { base, noun } = articleText[kind]
  if (outcome.ok) return redirect(`${base}?done=restored`)
  const problem =
    outcome.reason === 'changed'
      ? 'Someone else changed this. Check the differences again before you restore.'
      : `This ${noun} or this version of it no longer exists.`
  return sent.refuse({ problem, status: 409 })
}
