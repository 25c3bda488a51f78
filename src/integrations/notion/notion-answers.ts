import { z } from 'zod'
import type { NoteValue } from '../../core/notes/notes.ts'
import type { NoteSpan } from '../../core/notes/note-block.ts'

/** Pieces of text in an answer. Unknown pieces count as none, because Notion adds kinds. */
export const Spans = z
  .array(
    z
      .object({
        plain_text: z.string(),
        href: z.string().nullish(),
        annotations: z.object({ bold: z.boolean(), italic: z.boolean(), code: z.boolean() }).partial().nullish(),
      })
      .transform(({ plain_text: text, href, annotations }): NoteSpan => ({
        text,
        href: href ?? null,
        bold: annotations?.bold ?? false,
        italic: annotations?.italic ?? false,
        code: annotations?.code ?? false,
      })),
  )
  .catch([])

export const textIn = (value: unknown) =>
  Spans.parse(value)
    .map(({ text }) => text)
    .join('')

/** The address of a file: uploaded to Notion, where it expires, or elsewhere. */
export const FileAddress = z
  .union([
    z.object({ file: z.object({ url: z.string() }) }).transform(({ file }) => file.url),
    z.object({ external: z.object({ url: z.string() }) }).transform(({ external }) => external.url),
  ])
  .nullable()
  .catch(null)

const Named = z.object({ name: z.string().nullish() })
const Property = z.looseObject({ type: z.string() })

/** Returns the value of a column, or null if it is empty or of a kind that says nothing about a recipe. */
export function valueOf(property: unknown): NoteValue | null {
  const known = Property.safeParse(property).data
  if (!known) return null
  const value = known[known.type]
  switch (known.type) {
    case 'title':
    case 'rich_text':
      return textIn(value) || null
    case 'number':
    case 'url':
    case 'email':
    case 'phone_number':
    case 'checkbox':
    case 'string':
    case 'boolean':
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
    case 'select':
    case 'status':
      return Named.safeParse(value).data?.name ?? null
    case 'multi_select':
    case 'people':
      return namesIn(value)
    case 'created_by':
      return null
    case 'date':
      return z.object({ start: z.string() }).safeParse(value).data?.start.slice(0, 10) ?? null
    case 'formula':
      return valueOf(value)
    default:
      return null
  }
}

function namesIn(value: unknown): ReadonlyArray<string> | null {
  const names = (z.array(Named).safeParse(value).data ?? []).flatMap(({ name }) => name ?? [])
  return names.length > 0 ? names : null
}

/** Returns the addresses of the files in a column. */
export function filesIn(property: unknown): Array<string> {
  const known = z.object({ type: z.literal('files'), files: z.array(FileAddress) }).safeParse(property).data
  return (known?.files ?? []).flatMap((address) => address ?? [])
}
