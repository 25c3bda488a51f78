import { pictureFormats, pictureWidths } from '../../core/picture.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteSampleContent } from '../../db/sample.ts'
import type { App } from '../app.ts'
import { originalKey, sizeKey } from '../images/picture-keys.ts'

/** For a site that has recipes of its own now. It does not come back at the next start. Null is whoever has the command line. */
export async function removeSampleContent(app: App, actor: SignedIn | null = null): Promise<void> {
  const unused = await app.db.transaction(async (tx) => {
    await writeAudit(tx, { actor, action: 'sample.remove', subject: ['site', 'sample content'] })
    return deleteSampleContent(tx)
  })
  for (const id of unused) {
    const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(id, width, format)))
    for (const key of [originalKey(id), ...sizes]) await app.images.remove(key)
  }
}
