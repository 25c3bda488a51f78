import { htmlOfBlocks } from '../../core/notes/block-html.ts'
import { picturesIn, textOfBlocks } from '../../core/notes/block-text.ts'
import type { NoteBlock } from '../../core/notes/note-block.ts'
import { columnText, isHtml, pictureOf, postOf } from '../../core/notes/note-content.ts'
import type { Note, NoteKind } from '../../core/notes/notes.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { noteDocument } from '../../importer/sources/note/note.ts'
import type { NotionClient } from '../../integrations/notion/connect-notion.ts'
import { readBlocks } from '../../integrations/notion/read-blocks.ts'
import type { App } from '../app/app.ts'
import { withSourcePicture } from '../pictures/source-picture.ts'

/** A note with its text. */
export interface WholeNote {
  note: Note
  blocks: ReadonlyArray<NoteBlock>
}

export async function readWholeNote(notion: NotionClient, note: Note, kind: NoteKind): Promise<WholeNote> {
  return { note, blocks: needsText(kind, note) ? await readBlocks(notion, note.id) : [] }
}

/** Notion allows three requests a second, so the text is read only if the columns leave something open. */
function needsText(kind: NoteKind, note: Note): boolean {
  const has = (...names: ReadonlyArray<string>) => columnText(note, ...names) !== ''
  switch (kind) {
    case 'recipes':
      return !has('ingredients') || !has('instructions', 'directions', 'method', 'steps') || pictureOf(note) === null
    case 'posts':
      return !has('content')
    case 'faqs':
      return !has('answer')
    case 'ads':
      return false
  }
}

type RecipeOutcome = { ok: true; draft: RecipeDraft; picture: string | null } | { ok: false; problem: string }

/**
 * Reads the recipe of a note in a worker thread. Its picture is returned apart, because addresses of files in Notion
 * expire and carry a signature, so they are not stored.
 */
export async function recipeOfNote(
  app: Pick<App, 'read'>,
  { note, blocks }: WholeNote,
  sender?: Parameters<App['read']>[1],
): Promise<RecipeOutcome> {
  const text = textOfBlocks(blocks)
  const [outcome] = await app.read(noteDocument({ title: note.title, fields: note.fields, text }), sender)
  if (!outcome?.ok) return { ok: false, problem: outcome?.problem ?? 'The note could not be read' }
  const title = note.title || outcome.draft.title
  const picture = pictureOf(note) ?? picturesIn(blocks)[0] ?? outcome.draft.imageUrl
  return { ok: true, draft: { ...outcome.draft, title, imageUrl: null }, picture }
}

/** Returns the HTML of a post: its column, or else the page. Not sanitized yet. */
export function htmlOfNote({ note, blocks }: WholeNote, pictureAt: (url: string) => string | null): string {
  const { content } = postOf(note)
  if (content === '') return htmlOfBlocks(blocks, pictureAt)
  if (isHtml(content)) return content
  const paragraphs = content.split(/\n\s*\n/).map((text) => ({
    kind: 'paragraph' as const,
    spans: [{ text: text.trim(), bold: false, italic: false, code: false, href: null }],
    level: 0,
    url: null,
    cells: [],
    children: [],
  }))
  return htmlOfBlocks(paragraphs, pictureAt)
}

/** Downloads a picture, because its address expires. A missing picture does not stop the rest. */
export async function pictureBytes(app: App, url: string, signal?: AbortSignal): Promise<Uint8Array | undefined> {
  const outcome = await withSourcePicture(app, url, async (bytes) => bytes, signal)
  return outcome.ok ? outcome.result : undefined
}
