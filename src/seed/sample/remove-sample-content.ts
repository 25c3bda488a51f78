import { pictureFormats, pictureWidths } from '../../core/pictures/picture.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteSampleContent } from '../../db/seed/sample.ts'
import type { App } from '../../operations/app/app.ts'
import { originalKey, sizeKey } from '../../operations/pictures/picture-keys.ts'

/** Deletes the sample content for good: the next start doesn't load it again. A null actor is the command line. */
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
