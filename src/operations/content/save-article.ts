import { randomUUID } from 'node:crypto'
import { type ArticleForm, type ArticleKind, articlePath, momentOf } from '../../core/content/article-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import { isTakenError } from '../../db/content/taken-error.ts'
import {
  type ArticleContent,
  describePicture,
  findStoredArticle,
  insertArticle,
  isSlugTaken,
  type StoredArticle,
  updateArticle,
} from '../../db/content/article-edits.ts'
import { insertRevision, moveRevisions, wasEverShownAt } from '../../db/content/article-revisions.ts'
import { leadsElsewhere, moveAddress } from '../../db/seo/redirects.ts'
import type { App } from '../app/app.ts'
import { cleanHtml } from './article-html.ts'

export type SaveOutcome =
  | { ok: true; id: string; slug: string; isScheduled: boolean; isDraft: boolean }
  | { ok: false; reason: 'taken'; suggestion: string }
  | { ok: false; reason: 'picture'; field: 'imageId' | 'authorImageId' }
  | { ok: false; reason: 'gone' }
  /** Saved by another editor since it was opened. */
  | { ok: false; reason: 'changed'; theirs: StoredArticle }

const pictureInText = /\/images\/([0-9a-f]{24})\//g

/** The article and version that was opened, or null for a new article. */
export type Opened = { id: string; version: number } | null

/**
 * Saves an article and adds a revision. A changed address is redirected. A conflicting change is returned instead of
 * overwritten.
 */
export async function saveArticle(
  app: App,
  actor: SignedIn,
  kind: ArticleKind,
  opened: Opened,
  form: ArticleForm,
): Promise<SaveOutcome> {
  const taken = async (): Promise<SaveOutcome> => ({
    ok: false,
    reason: 'taken',
    suggestion: await freeSlug(app.db, kind, form.slug, opened?.id ?? ''),
  })
  try {
    const outcome = await app.db.transaction((tx) => save(tx, actor, kind, opened, form))
    return outcome === 'taken' ? await taken() : outcome
  } catch (cause) {
    // The unique index catches two saves at once.
    if (isTakenError(cause)) return taken()
    throw cause
  }
}

async function save(
  tx: Db,
  actor: SignedIn,
  kind: ArticleKind,
  opened: Opened,
  form: ArticleForm,
): Promise<SaveOutcome | 'taken'> {
  const before = opened && (await findStoredArticle(tx, kind, opened.id))
  if (opened && !before) return { ok: false, reason: 'gone' }
  if (before && before.version !== opened.version) return { ok: false, reason: 'changed', theirs: before }
  const path = articlePath(kind, form.slug)
  const formerPath = before ? articlePath(kind, before.slug) : ''
  if (await isSlugTaken(tx, kind, form.slug, before?.id ?? '')) return 'taken'
  if (await leadsElsewhere(tx, path, formerPath)) return 'taken'
  const content = contentOf(form, before ?? null)
  if (content.imageId) {
    if (!(await claimPicture(tx, content.imageId))) return { ok: false, reason: 'picture', field: 'imageId' }
    await describePicture(tx, content.imageId, content.imageAlt)
  }
  if (content.authorImageId && !(await claimPicture(tx, content.authorImageId)))
    return { ok: false, reason: 'picture', field: 'authorImageId' }
  for (const [, pictureId = ''] of content.content.matchAll(pictureInText)) await claimPicture(tx, pictureId)
  const id = kind === 'blog_posts' ? form.slug : (before?.id ?? randomUUID())
  if (before) {
    const isWritten = await updateArticle(tx, kind, before, content, !wasShown(before))
    if (!isWritten) {
      const theirs = await findStoredArticle(tx, kind, before.id)
      return theirs ? { ok: false, reason: 'changed', theirs } : { ok: false, reason: 'gone' }
    }
    if (id !== before.id) await moveRevisions(tx, kind, before.id, id)
    await insertRevision(tx, kind, id, { content: before, authorId: actor.id })
    if (path !== formerPath)
      await moveAddress(tx, formerPath, path, { wasShown: await wasEverShownAt(tx, kind, id, before.slug) })
  } else {
    await insertArticle(tx, kind, id, content)
  }
  const noun = kind === 'blog_posts' ? 'post' : 'article'
  const action = `${noun}.${before ? 'edit' : 'add'}`
  const isScheduled = form.when === 'later' && content.datePublished > new Date()
  await writeAudit(tx, { actor, action, subject: [noun, id], details: detailsOf(content, isScheduled) })
  return { ok: true, id, slug: form.slug, isScheduled, isDraft: form.when === 'draft' }
}

function detailsOf({ title, status, datePublished }: ArticleContent, isScheduled: boolean) {
  if (status === 'draft') return { title, status }
  return { title, status: isScheduled ? 'scheduled' : status, shownFrom: datePublished.toISOString() }
}

function wasShown({ status, datePublished }: Pick<StoredArticle, 'status' | 'datePublished'>): boolean {
  return status === 'published' && datePublished <= new Date()
}

function contentOf(form: ArticleForm, before: StoredArticle | null): ArticleContent {
  const { title, slug, excerpt, category, authorName, authorImageId, imageAlt } = form
  return {
    title,
    slug,
    excerpt,
    category,
    authorName,
    imageAlt,
    imageId: form.imageId || null,
    authorImageId: authorImageId === undefined ? (before?.authorImageId ?? null) : authorImageId || null,
    content: cleanHtml(form.content),
    status: form.when === 'draft' ? 'draft' : 'published',
    datePublished: dateOf(form, before),
  }
}

/**
 * Returns the publication date. Edits keep the date of a published article, unless the editor schedules a later one.
 */
export function dateOf(
  { when, publishAt }: Pick<ArticleForm, 'when' | 'publishAt'>,
  before: StoredArticle | null,
): Date {
  if (when === 'later') return momentOf(publishAt) ?? new Date()
  if (before && (when === 'draft' || wasShown(before))) return before.datePublished
  return new Date()
}

async function freeSlug(db: Db, kind: ArticleKind, slug: string, own: string): Promise<string> {
  for (let count = 2; ; count += 1) {
    const candidate = `${slug}-${count}`
    if (await isSlugTaken(db, kind, candidate, own)) continue
    if (!(await leadsElsewhere(db, articlePath(kind, candidate), ''))) return candidate
  }
}
