import { createHash } from 'node:crypto'
import { z } from 'zod'
import { secretFor } from '../../auth/secret-key.ts'
import type { App } from '../app.ts'

/** The order of an archive: what it holds, the tables' rows, the pictures, and last the list of all that, without which it is not whole. */
export const manifestName = 'manifest.json'
export const endName = 'end.json'

const Name = z.string().regex(/^[a-z_\d]{1,63}$/)

export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ tag: z.string(), hash: z.string() })).min(1),
  tables: z.array(z.object({ name: Name, columns: z.array(Name).min(1) })),
  /** Tells one secret key from another, and nothing about it: keys of services and second factors are encrypted with it. */
  secret: z.string(),
})
export type Manifest = z.infer<typeof Manifest>

/** A table's rows in pieces, so that no entry needs more memory than this. */
export const partBytes = 4_000_000
/** No entry of ours is larger: a picture has at most 25 MB. */
export const maxEntryBytes = 64_000_000
/** Some sixty tables with their columns take a tenth of it. */
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

/** What an entry's name says it is; undefined for every name we never write, such as one that leads upward. */
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
  'It was made with another secret key: keys of services and second factors cannot be read until that key is here, as SECRET_KEY or as the file secret-key of the old DATA_DIR.'
