import { createHash } from 'node:crypto'
import { z } from 'zod'
import { secretFor } from '../../auth/secret-key.ts'
import type { App } from '../app/app.ts'

/**
 * An archive contains, in this order: the manifest, the rows of the tables, the pictures, and a list of all entries.
 * Without the list it is incomplete.
 */
export const manifestName = 'manifest.json'
export const endName = 'end.json'

const Name = z.string().regex(/^[a-z_\d]{1,63}$/)

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ tag: z.string(), hash: z.string() })).min(1),
  tables: z.array(z.object({ name: Name, columns: z.array(Name).min(1) })),
  /** Identifies the secret key without revealing it. Service keys and second factors are encrypted with this key. */
  secret: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** Rows of a table are split into parts of this size, which limits memory. */
export const partBytes = 4_000_000
/** Larger than any entry we write: a picture has at most 25 MB. */
export const maxEntryBytes = 64_000_000
/** Ten times the size of sixty tables with their columns. */
export const maxManifestBytes = 1_000_000
/** Two pictures for each of a million recipes. */
export const maxEntries = 2_000_000

export const partName = (table: string, part: number) => `tables/${table}/${String(part).padStart(7, '0')}.copy`
export const pictureName = (key: string) => `pictures/${key}`

export type EntryKind =
  | { kind: 'manifest' }
  | { kind: 'end' }
  | { kind: 'rows'; table: string; part: number }
  | { kind: 'picture'; id: string }

/** Returns the kind of an entry by its name. Undefined for names we never write, such as a path that leads upward. */
export function kindOf(name: string): EntryKind | undefined {
  if (name === manifestName) return { kind: 'manifest' }
  if (name === endName) return { kind: 'end' }
  const rows = /^tables\/([a-z_\d]{1,63})\/(\d{7})\.copy$/.exec(name)
  if (rows) return { kind: 'rows', table: rows[1] ?? '', part: Number(rows[2]) }
  const picture = /^pictures\/([a-z\d][a-z\d_-]{0,99})\/original\.webp$/.exec(name)
  return picture ? { kind: 'picture', id: picture[1] ?? '' } : undefined
}

export const secretMark = (env: App['env']) => createHash('sha256').update(secretFor(env, 'backup mark')).digest('hex')

export const otherSecret =
  'It was made with another secret key. To read service keys and two-step verification secrets, set SECRET_KEY to that key, or copy the file secret-key from the old DATA_DIR.'
