import { randomUUID } from 'node:crypto'
import { type ArticleForm, type ArticleKind, articlePath, momentOf } from '../../core/article-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { Db } from '../../db/connect.ts'
import { keepPicture } from '../../db/pictures.ts'
import { isTakenError } from '../../db/reading-conflict.ts'
import {
  type ArticleContent,
  describePicture,
  findStoredArticle,
  insertArticle,
  isSlugTaken,
  type StoredArticle,
  updateArticle,
} from '../../db/reading-edits.ts'
import { insertRevision, moveRevisions, wasEverShownAt } from '../../db/reading-revisions.ts'
import { leadsElsewhere, moveAddress } from '../../db/redirects.ts'
import type { App } from '../app.ts'
import { cleanHtml } from './article-html.ts'

export type SaveOutcome =
  | { ok: true; id: string; slug: string; isScheduled: boolean; isDraft: boolean }
  | { ok: false; reason: 'taken'; suggestion: string }
  | { ok: false; reason: 'picture' }
  | { ok: false; reason: 'gone' }
  /** Somebody else saved since it was opened. */
  | { ok: false; reason: 'changed'; theirs: StoredArticle }

const pictureInText = /\/images\/([0-9a-f]{24})\//g

/** Which one, as it was opened; null is a new one. */
export type Opened = { id: string; version: number } | null

/** Keeps what was written: a new state beside the past ones, at a new address where it got one. Nothing is overwritten unseen. */
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
    // Two at once: the second finds the address taken when it writes.
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
    if (!(await keepPicture(tx, content.imageId))) return { ok: false, reason: 'picture' }
    await describePicture(tx, content.imageId, content.imageAlt)
  }
  for (const [, pictureId = ''] of content.content.matchAll(pictureInText)) await keepPicture(tx, pictureId)
  const id = kind === 'blog_posts' ? form.slug : (before?.id ?? randomUUID())
  if (before) {
    const isWritten = await updateArticle(tx, kind, before, content, !wasShown(before))
    if (!isWritten) {
      const theirs = await findStoredArticle(tx, kind, before.id)
      return theirs ? { ok: false, reason: 'changed', theirs } : { ok: false, reason: 'gone' }
    }
    if (id !== before.id) await moveRevisions(tx, kind, before.id, id)
    await insertRevision(tx, kind, id, { content: before, authorId: actor.id })
    if (path !== formerPath) await moveAddress(tx, formerPath, path, await wasEverShownAt(tx, kind, id, before.slug))
  } else {
    await insertArticle(tx, kind, id, content)
  }
  const noun = kind === 'blog_posts' ? 'post' : 'article'
  const action = `${noun}.${before ? 'edit' : 'add'}`
  const details = { title: content.title, status: content.status, shownFrom: content.datePublished.toISOString() }
  await writeAudit(tx, { actor, action, subject: [noun, id], details })
  const isScheduled = form.when === 'later' && content.datePublished > new Date()
  return { ok: true, id, slug: form.slug, isScheduled, isDraft: form.when === 'draft' }
}

function wasShown({ status, datePublished }: Pick<StoredArticle, 'status' | 'datePublished'>): boolean {
  return status === 'published' && datePublished <= new Date()
}

function contentOf(form: ArticleForm, before: StoredArticle | null): ArticleContent {
  const { title, slug, excerpt, category, authorName, imageAlt } = form
  return {
    title,
    slug,
    excerpt,
    category,
    authorName,
    imageAlt,
    imageId: form.imageId || null,
    content: cleanHtml(form.content),
    status: form.when === 'draft' ? 'draft' : 'published',
    datePublished: dateOf(form, before),
  }
}

/** What is shown already keeps its day, however often it is mended. */
function dateOf({ when, publishAt }: ArticleForm, before: StoredArticle | null): Date {
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
