import type { RecipeDraft } from '../../../core/recipes/recipe.ts'
import { linesFrom } from '../../../core/templates/table-templates.ts'
import { decodeText } from '../../readers/decode-text.ts'
import { isNode } from '../../readers/linked-data.ts'
import { recipeOfFields } from '../../readers/named-fields.ts'
import { toDraft } from '../../readers/to-draft.ts'
import type { RawDocument, ReadInner, Source } from '../../source.ts'

/** Given by the site itself, so no file is taken for a note by its content. */
const contentType = 'application/vnd.marshmallow.note+json'

interface NoteContent {
  title: string
  /** The filled-in columns of its database. */
  fields: Readonly<Record<string, string | number | boolean | ReadonlyArray<string>>>
  /** The page itself, as Markdown. */
  text: string
}

export function noteDocument(note: NoteContent): RawDocument {
  return { name: note.title, bytes: new TextEncoder().encode(JSON.stringify(note)), contentType }
}

/** A page of a notes service. What its columns hold counts. The text of the page fills in the rest. */
export const note = {
  id: 'note',
  label: 'note',
  accepts: (document) => document.contentType === contentType,
  async *read(document, readInner) {
    const { title, fields, text } = contentOf(document)
    const found = toDraft(recipeOfFields({ ...withLists(fields), title }), { base: '' })
    const written = isWhole(found) ? undefined : await draftIn(text, title, readInner)
    const draft = written ? combined(found, written) : found
    if (draft.ingredients.length === 0 && draft.instructions.length === 0)
      yield { ok: false, at: document.name, problem: 'There is no recipe in this note' }
    else yield { ok: true, at: document.name, draft }
  },
} satisfies Source

/** A column of text may hold a JSON list, as the template says. */
const withLists = (fields: NoteContent['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\s*\[/.test(value) ? linesFrom(value) : value,
    ]),
  )

const isWhole = ({ ingredients, instructions }: RecipeDraft) => ingredients.length > 0 && instructions.length > 0

async function draftIn(text: string, title: string, readInner: ReadInner): Promise<RecipeDraft | undefined> {
  if (text.trim() === '') return undefined
  // JSON is YAML, and keeps a title with a colon whole.
  const written = `---\ntitle: ${JSON.stringify(title)}\n---\n${text}`
  const document = { name: 'note.txt', bytes: new TextEncoder().encode(written) }
  for await (const outcome of readInner(document)) if (outcome.ok) return outcome.draft
  return undefined
}

/** Takes each value from the columns, or else from the text. */
function combined(columns: RecipeDraft, text: RecipeDraft): RecipeDraft {
  const given = Object.entries(columns).filter(([, value]) => !isEmpty(value))
  return { ...text, ...(Object.fromEntries(given) as Partial<RecipeDraft>) }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function contentOf({ bytes }: RawDocument): NoteContent {
  const { title, fields, text } = JSON.parse(decodeText(bytes)) as Record<string, unknown>
  return {
    title: typeof title === 'string' ? title : '',
    fields: isNode(fields) ? (fields as NoteContent['fields']) : {},
    text: typeof text === 'string' ? text : '',
  }
}
