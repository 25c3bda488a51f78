import { type ArticleForm, type ArticleKind, asLocalMoment } from '../../core/content/article-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findStoredArticle } from '../../db/content/article-edits.ts'
import { findRevision } from '../../db/content/article-revisions.ts'
import type { App } from '../app/app.ts'
import { type SaveOutcome, saveArticle } from './save-article.ts'

const without = { imageId: { imageId: '', imageAlt: '' }, authorImageId: { authorImageId: '' } }

/** Restores the content of a revision. Address and status stay, and the replaced content becomes a revision. */
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
  const { title, excerpt, content, category, authorName, imageId, imageAlt, authorImageId } = past.content
  const when: ArticleForm['when'] = now.status === 'draft' ? 'draft' : now.datePublished > new Date() ? 'later' : 'now'
  const publishAt = asLocalMoment(now.datePublished)
  const form = {
    title,
    excerpt,
    content,
    category,
    authorName,
    imageAlt,
    imageId: imageId ?? '',
    authorImageId: (authorImageId === undefined ? now.authorImageId : authorImageId) ?? '',
    slug: now.slug,
    when,
    publishAt,
  } satisfies ArticleForm
  const save = (changes: Partial<typeof form>) =>
    saveArticle(app, actor, kind, { id, version }, { ...form, ...changes })
  const outcome = await save({})
  // A picture may have been deleted since. The article is restored without it.
  if (outcome.ok || outcome.reason !== 'picture') return outcome
  const again = await save(without[outcome.field])
  return again.ok || again.reason !== 'picture' ? again : save({ ...without.imageId, ...without.authorImageId })
}
