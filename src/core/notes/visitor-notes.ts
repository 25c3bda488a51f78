import type { DrawnDish } from '../recipes/drawing/drawing.ts'
import { fieldsOf, isText } from '../text/fields-of.ts'
import { adOf, columnList, columnNumber, columnText, faqOf, pictureOf, postOf } from './note-content.ts'
import { type Note, noteKinds, type NoteKind } from './notes.ts'

/** The header that carries a visitor's key to our server. It is never stored or logged. */
export const notionKeyHeader = 'x-notion-key'

export const notesMessages = {
  notSet: 'Notion API key not set',
  tooMany: 'You’ve asked for your notes a lot this hour. Try again later.',
  gone: 'This note was deleted in Notion, or is no longer shared.',
} as const

/** How many notes of each kind the site shows to their owner. */
export const mostShown = 50
export const mostImported = 50

/** A note in a list. */
export interface NoteCard {
  id: string
  kind: NoteKind
  title: string
  text: string
  /** Expires after an hour. */
  picture: string | null
  /** Shown if there is no picture. */
  drawing: DrawnDish
  categories: Array<string>
  minutes: number | null
  servings: number | null
}

export interface NoteAd {
  title: string
  text: string
  linkUrl: string
  picture: string | null
}

/** The content of a visitor's own notes. */
export interface VisitorNotes {
  recipes: Array<NoteCard>
  posts: Array<NoteCard>
  faqs: Array<NoteCard>
  ad: NoteAd | null
}

/** A note opened by its owner. */
export interface OpenedNote {
  title: string
  /** Its address in Notion. */
  url: string
  /** A small copy as a data address. */
  picture: string | null
  recipe: { ingredients: Array<string>; steps: Array<string> } | null
  /** Sanitized. */
  html: string
}

export type NotesEvent =
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'import'; id: string }
  | { kind: 'problem'; message: string }

export function cardOf(kind: NoteKind, note: Note): Omit<NoteCard, 'drawing'> {
  const prep = columnNumber(note, 'prep_time', 'prep')
  const cook = columnNumber(note, 'cook_time', 'cook')
  const text = {
    recipes: () => columnText(note, 'description', 'summary'),
    posts: () => postOf(note).excerpt,
    faqs: () => faqOf(note, '').answer,
    ads: () => '',
  }
  return {
    id: note.id,
    kind,
    title: (kind === 'faqs' ? faqOf(note, '').question : note.title) || 'Untitled',
    text: text[kind]().slice(0, 300),
    picture: pictureOf(note),
    categories: kind === 'recipes' ? columnList(note, 'categories', 'category', 'tags').slice(0, 3) : [],
    minutes: prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0),
    servings: columnNumber(note, 'servings', 'serves', 'yield'),
  }
}

/** Returns null for an ad without an address. */
export function adCardOf(note: Note): NoteAd | null {
  const { title, linkUrl, description } = adOf(note)
  if (!title || !/^https?:\/\//i.test(linkUrl)) return null
  return { title, linkUrl, text: description.slice(0, 300), picture: pictureOf(note) }
}

const isCard = (value: unknown): value is NoteCard => {
  const { id, kind, title, categories } = fieldsOf(value)
  return isText(id) && isText(title) && noteKinds.some((known) => known === kind) && Array.isArray(categories)
}
const isCards = (value: unknown): value is Array<NoteCard> => Array.isArray(value) && value.every(isCard)

export function visitorNotesIn(value: unknown): VisitorNotes | undefined {
  const { recipes, posts, faqs } = fieldsOf(value)
  return isCards(recipes) && isCards(posts) && isCards(faqs) ? (value as VisitorNotes) : undefined
}

export function openedNoteIn(value: unknown): OpenedNote | undefined {
  const { title, html, url } = fieldsOf(value)
  return isText(title) && isText(html) && isText(url) ? (value as OpenedNote) : undefined
}
