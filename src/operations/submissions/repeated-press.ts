import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connection/connect.ts'

const mostRemembered = 1_000
/** Presses follow each other within seconds. Later, the visitor means it. */
const rememberedMs = 10_000

const recent = new WeakMap<Db, LRUCache<string, Promise<{ kind: string }>>>()

/**
 * Carries out a form once if its button is pressed several times. Without script, or before it has loaded, each press on
 * Submit sends the form again. All of them get the first outcome. A refused form is tried again.
 */
export async function carryOutOnce<Outcome extends { kind: string }>(
  db: Db,
  key: string,
  carryOut: () => Promise<Outcome>,
): Promise<Outcome> {
  const known = recent.get(db) ?? new LRUCache({ max: mostRemembered, ttl: rememberedMs })
  recent.set(db, known)
  const before = known.get(key)
  if (before) return before as Promise<Outcome>
  const outcome = carryOut()
  known.set(key, outcome)
  try {
    const { kind } = await outcome
    if (kind === 'refused') known.delete(key)
  } catch (cause) {
    known.delete(key)
    throw cause
  }
  return outcome
}
