import { randomBytes } from 'node:crypto'
import { longestName } from '../../core/collections/collection-form.ts'
import { onOneLine } from '../../core/text/one-line.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { countCollections, hasOtherCollectionNamed, insertCollection } from '../../db/collections/collections.ts'
import type { App } from '../app/app.ts'
import { collectionProblems } from './change-collection.ts'

const mostOfOne = 200

type CreateOutcome = { ok: true; id: string } | { ok: false; problem: string }

export async function createCollection({ db }: App, user: SignedIn, typed: string): Promise<CreateOutcome> {
  const name = onOneLine(typed, longestName)
  if (!name) return { ok: false, problem: 'Enter a name' }
  if (await hasOtherCollectionNamed(db, user.id, name)) return { ok: false, problem: collectionProblems.taken }
  const position = await countCollections(db, user.id)
  if (position >= mostOfOne) return { ok: false, problem: `You can have at most ${mostOfOne} collections` }
  const id = randomBytes(9).toString('base64url')
  await insertCollection(db, { id, userId: user.id, name, position })
  return { ok: true, id }
}
