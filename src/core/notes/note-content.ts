import { isWebAddress } from '../text/web-address.ts'
import type { Note, NoteValue } from './notes.ts'

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** Returns the first column with one of these names, as text. */
export function columnText(note: Note, ...names: ReadonlyArray<string>): string {
  const value = column(note, names)
  return value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value).trim()
}

function column({ fields }: Note, names: ReadonlyArray<string>): NoteValue | undefined {
  const wanted = names.map(plain)
  const known = Object.entries(fields).map(([name, value]) => [plain(name), value] as const)
  return wanted.map((name) => known.find(([given]) => given === name)?.[1]).find((value) => value !== undefined)
}

export function columnNumber(note: Note, ...names: ReadonlyArray<string>): number | null {
  const text = columnText(note, ...names)
  const number = Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
  return Number.isFinite(number) ? number : null
}

export function columnList(note: Note, ...names: ReadonlyArray<string>): Array<string> {
  return columnText(note, ...names)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

/** A picture in a column of addresses counts before a file or the cover, because it does not expire. */
export function pictureOf(note: Note): string | null {
  const written = columnText(note, 'image_url', 'image', 'picture', 'photo')
  return isWebAddress(written) ? written : (note.pictures[0] ?? null)
}

/** Looks like HTML, which the template for posts asks for. */
export const isHtml = (text: string) => /<(?:p|h[1-6]|ul|ol|blockquote|br|img|div|strong|em|a)\b[^>]*>/i.test(text)

/** The fields of a question. A database may name its title column "Question". */
export function faqOf(note: Note, text: string) {
  return {
    question: columnText(note, 'question') || note.title,
    answer: columnText(note, 'answer') || text.trim(),
    category: columnText(note, 'category').slice(0, 60),
  }
}

export function adOf(note: Note) {
  return {
    title: note.title,
    linkUrl: columnText(note, 'link_url', 'affiliate link', 'link', 'url'),
    description: columnText(note, 'description', 'text'),
    startsOn: columnText(note, 'starts_on'),
    endsOn: columnText(note, 'ends_on'),
  }
}

export function postOf(note: Note) {
  return {
    title: note.title,
    excerpt: columnText(note, 'excerpt', 'summary', 'description').slice(0, 500),
    content: columnText(note, 'content'),
    category: columnText(note, 'category').slice(0, 60),
    authorName: columnText(note, 'author_name', 'author').slice(0, 100),
    publishedOn: /^\d{4}-\d\d-\d\d/.exec(columnText(note, 'date_published'))?.[0] ?? '',
  }
}
