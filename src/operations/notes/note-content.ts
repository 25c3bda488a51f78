import { AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import { FaqForm } from '../../core/content/faq-form.ts'
import { picturesIn, textOfBlocks } from '../../core/notes/block-text.ts'
import { adOf, columnText, faqOf, pictureOf, postOf } from '../../core/notes/note-content.ts'
import type { NoteContent } from '../../core/notes/note-sync.ts'
import type { NoteKind } from '../../core/notes/notes.ts'
import { missingParts } from '../../core/recipes/forms/missing-parts.ts'
import { isWebAddress } from '../../core/text/web-address.ts'
import { formFromDraft } from '../../core/recipes/forms/recipe-form.ts'
import type { App } from '../app/app.ts'
import { cleanHtml } from '../content/article-html.ts'
import { storeImage } from '../pictures/store-image.ts'
import { htmlOfNote, pictureBytes, recipeOfNote, type WholeNote } from './read-note.ts'

export type ContentOutcome = { ok: true; content: NoteContent } | { ok: false; problem: string }

const most = { pictures: 20 }

/** Reads a note as a form of the site. Its pictures are downloaded and stored, because their addresses expire. */
export async function contentOfNote(
  app: App,
  kind: NoteKind,
  whole: WholeNote,
  { isDraft, signal }: { isDraft: boolean; signal: AbortSignal },
): Promise<ContentOutcome> {
  switch (kind) {
    case 'recipes':
      return recipe(app, whole, { isDraft, signal })
    case 'posts':
      return post(app, whole, signal)
    case 'faqs': {
      const read = FaqForm.safeParse(faqOf(whole.note, textOfBlocks(whole.blocks)))
      return read.success ? { ok: true, content: { kind, form: read.data } } : refused(read.error.issues)
    }
    case 'ads': {
      const picture = pictureOf(whole.note)
      const imageId = picture ? await storedPicture(app, picture, whole.note.title, signal) : null
      const read = AffiliateForm.safeParse({ ...adOf(whole.note), imageId: imageId ?? '', imageUrl: '' })
      return read.success ? { ok: true, content: { kind, form: read.data } } : refused(read.error.issues)
    }
  }
}

const refused = (issues: ReadonlyArray<{ message: string }>): ContentOutcome => ({
  ok: false,
  problem: issues[0]?.message ?? 'The note is not complete',
})

async function recipe(
  app: App,
  whole: WholeNote,
  { isDraft, signal }: { isDraft: boolean; signal: AbortSignal },
): Promise<ContentOutcome> {
  const read = await recipeOfNote(app, whole, { visitor: 'notes', signal })
  if (!read.ok) return read
  const missing = missingParts(read.draft)
  if (!isDraft && missing.length > 0) return { ok: false, problem: missing.join(' ') }
  const imageId = read.picture ? await storedPicture(app, read.picture, read.draft.title, signal) : null
  const featured = columnText(whole.note, 'featured') === 'true'
  return { ok: true, content: { kind: 'recipes', form: { ...formFromDraft(read.draft), imageId, featured } } }
}

async function post(app: App, whole: WholeNote, signal: AbortSignal): Promise<ContentOutcome> {
  const { note, blocks } = whole
  const shown = new Map<string, string>()
  for (const url of picturesIn(blocks).slice(0, most.pictures)) {
    const stored = await storedPicture(app, url, note.title, signal)
    if (stored) shown.set(url, `/images/${stored}/800.webp`)
  }
  const html = cleanHtml(htmlOfNote(whole, (url) => shown.get(url) ?? null))
  const avatar = columnText(note, 'author_avatar')
  const authorImageId = isWebAddress(avatar) ? await storedPicture(app, avatar, note.title, signal) : null
  const cover = pictureOf(note)
  const imageId = cover ? await storedPicture(app, cover, note.title, signal) : null
  const form = {
    ...postOf(note),
    ...(imageId && { imageId }),
    ...(authorImageId && { authorImageId }),
    content: html,
    category: postOf(note).category || 'General',
    authorName: postOf(note).authorName || 'Anonymous',
  }
  if (form.title === '') return { ok: false, problem: 'Enter a title' }
  return html.trim() === '' ? { ok: false, problem: 'Enter the text' } : { ok: true, content: { kind: 'posts', form } }
}

/** Returns the id of the stored picture, or null if it cannot be loaded. */
async function storedPicture(app: App, url: string, alt: string, signal: AbortSignal): Promise<string | null> {
  const bytes = await pictureBytes(app, url, signal)
  if (!bytes) return null
  const stored = await storeImage(app, bytes, { alt })
  return stored.ok ? stored.picture.id : null
}
