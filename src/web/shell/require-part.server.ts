import { data } from 'react-router'
import type { SitePart } from '../../core/settings/site-parts.ts'
import type { Db } from '../../db/connection/connect.ts'
import { readSettings } from '../../db/settings/settings.ts'

/** Answers 404 for a page whose part of the site is hidden, as for an unknown address. */
export async function requirePart(db: Db, part: SitePart): Promise<void> {
  const { hiddenParts } = await readSettings(db)
  if (hiddenParts.includes(part)) throw data(null, { status: 404 })
}
