import { randomBytes } from 'node:crypto'
import { onOneLine } from '../../core/one-line.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { countCollections, insertCollection } from '../../db/collections.ts'
import type { App } from '../app.ts'

const mostOfOne = 200
export const longestName = 80

type CreateOutcome = { ok: true; id: string } | { ok: false; problem: string }

export async function createCollection({ db }: App, user: SignedIn, typed: string): Promise<CreateOutcome> {
  const name = onOneLine(typed, longestName)
  if (!name) return { ok: false, problem: 'Give the collection a name' }
  const position = await countCollections(db, user.id)
  if (position >= mostOfOne) return { ok: false, problem: `${mostOfOne} collections are as many as there can be` }
  const id = randomBytes(9).toString('base64url')
  await insertCollection(db, { id, userId: user.id, name, position })
  return { ok: true, id }
}
