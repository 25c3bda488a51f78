import { type ArticleKind, asLocalMoment } from '../../core/article-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { findStoredArticle } from '../../db/reading-edits.ts'
import { findRevision } from '../../db/reading-revisions.ts'
import type { App } from '../app.ts'
import { type SaveOutcome, saveArticle } from './save-article.ts'

/** Lets an article say again what it said. Its address, and whether it is shown, stay; what it says now joins the history. */
export async function restoreRevision(
  app: App,
  actor: SignedIn,
  kind: ArticleKind,
  { id, version }: { id: string; version: number },
  revisionId: number,
): Promise<SaveOutcome> {
  const [now, past] = await Promise.all([
    findStoredArticle(app.db, kind, id),
    findRevision(app.db, kind, id, revisionId),
  ])
  if (!now || !past) return { ok: false, reason: 'gone' }
  const { title, excerpt, content, category, authorName, imageId, imageAlt } = past.content
  const when = now.status === 'draft' ? 'draft' : now.datePublished > new Date() ? 'later' : 'now'
  const publishAt = asLocalMoment(now.datePublished)
  const form = {
    title,
    excerpt,
    content,
    category,
    authorName,
    imageAlt,
    imageId: imageId ?? '',
    when,
    publishAt,
  } as const
  const outcome = await saveArticle(app, actor, kind, { id, version }, { ...form, slug: now.slug })
  // The cover of that time may be thrown out since: better without it than not at all.
  if (outcome.ok || outcome.reason !== 'picture') return outcome
  return saveArticle(app, actor, kind, { id, version }, { ...form, imageId: '', imageAlt: '', slug: now.slug })
}
