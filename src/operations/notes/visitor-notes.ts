import { faqOf } from '../../core/notes/note-content.ts'
import { textOfBlocks, picturesIn } from '../../core/notes/block-text.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { type NoteKind, noteKinds } from '../../core/notes/notes.ts'
import {
  adCardOf,
  cardOf,
  mostShown,
  notesMessages,
  type OpenedNote,
  type VisitorNotes,
} from '../../core/notes/visitor-notes.ts'
import { asked } from '../../integrations/notion/connect-notion.ts'
import { findNote, listNotes, listNoteTables } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { cleanHtml } from '../content/article-html.ts'
import { previewImage } from '../pictures/preview-image.ts'
import { htmlOfNote, readWholeNote, recipeOfNote } from './read-note.ts'
import { type NotesRequest, withVisitorsNotion } from './visitor-access.ts'

/** Asks Notion whose key this is. */
export const checkVisitorKey = (app: App, request: NotesRequest) =>
  withVisitorsNotion(app, request, async (notion) => void (await asked(notion.users.me({}))))

const mostTables = 8

/** Lists the contents of the databases shared with the visitor's key, last edited first. */
export const listVisitorNotes = (app: App, request: NotesRequest) =>
  withVisitorsNotion(app, request, async (notion): Promise<VisitorNotes> => {
    const tables = (await listNoteTables(notion)).filter(({ kind }) => kind !== null).slice(0, mostTables)
    const found = await Promise.all(
      tables.map(async ({ id, kind }) => ({ kind, notes: (await listNotes(notion, id, { limit: mostShown })).notes })),
    )
    const [recipes = [], posts = [], faqs = [], ads = []] = noteKinds.map((kind) =>
      found.flatMap((part) => (part.kind === kind ? part.notes.filter(({ isGone }) => !isGone) : [])),
    )
    const shown = ads.flatMap((note) => adCardOf(note) ?? [])
    const cards = (kind: NoteKind, notes: typeof recipes) =>
      notes.slice(0, mostShown).map((note) => {
        const card = cardOf(kind, note)
        return { ...card, drawing: drawnDishOf({ ...card, ingredients: [] }) }
      })
    return {
      recipes: cards('recipes', recipes),
      posts: cards('posts', posts),
      faqs: cards('faqs', faqs),
      ad: shown[Math.floor(Math.random() * shown.length)] ?? null,
    }
  })

const mostPictures = 6

/** Opens one note for its owner. Its pictures are included as data, because their addresses expire. */
export const openVisitorNote = (app: App, request: NotesRequest, { id, kind }: { id: string; kind: NoteKind }) =>
  withVisitorsNotion(
    app,
    request,
    async (notion): Promise<OpenedNote> => {
      const note = await findNote(notion, id)
      const whole = await readWholeNote(notion, note, kind)
      const { visitor, signal } = request
      const shown = { title: note.title || 'Untitled', url: note.url, picture: null, recipe: null, html: '' }
      if (kind === 'faqs') {
        const { question, answer } = faqOf(note, textOfBlocks(whole.blocks))
        return { ...shown, title: question, html: cleanHtml(htmlOfNote(withText(whole, answer), () => null)) }
      }
      if (kind !== 'recipes') {
        const wanted = picturesIn(whole.blocks).slice(0, mostPictures)
        const previews = await Promise.all(wanted.map((url) => previewImage(app, url, signal)))
        const at = new Map(wanted.map((url, index) => [url, previews[index] ?? null]))
        return {
          ...shown,
          html: withDataPictures(
            htmlOfNote(whole, (url) => url),
            at,
          ),
        }
      }
      const read = await recipeOfNote(app, whole, { visitor, signal })
      if (!read.ok) return { ...shown, html: cleanHtml(htmlOfNote(whole, () => null)) }
      const { ingredients, instructions } = read.draft
      return {
        ...shown,
        picture: read.picture && (await previewImage(app, read.picture, signal)),
        recipe: { ingredients: ingredients.map(({ line }) => line), steps: instructions.map(({ text }) => text) },
      }
    },
    notesMessages.gone,
  )

const withText = (whole: Awaited<ReturnType<typeof readWholeNote>>, content: string) => ({
  ...whole,
  note: { ...whole.note, fields: { content } },
})

/** Sanitizing keeps no data addresses, so they are put in afterward. They hold only letters of base64. */
function withDataPictures(html: string, at: ReadonlyMap<string, string | null>): string {
  return cleanHtml(html).replaceAll(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/g, (_, src: string) => {
    const preview = at.get(src.replaceAll('&amp;', '&'))
    return preview ? `<img src="${preview}" alt="" />` : ''
  })
}
