import type { ImportEvent } from '../../core/importing/import-events.ts'
import { sharedText } from '../../core/importing/shared-text.ts'
import { mostPhotos } from '../../core/importing/upload-limits.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import type { App } from '../app/app.ts'
import { admitImport } from './admit-import.ts'
import { importFile } from './import-file.ts'
import { importAdmitted } from './import-web-page.ts'

interface Shared {
  title: string
  text: string
  files: ReadonlyArray<File>
  visitor: string
  actor: Actor
  signal: AbortSignal
}

/** Imports what a phone shares without an address: photos, a PDF file or a text. Several photos are one recipe. */
export async function importShared(app: App, shared: Shared): Promise<ImportEvent | undefined> {
  const { title, text, files, visitor, actor, signal } = shared
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return admission.problem
  try {
    const events =
      files.length > 0
        ? importFile(app, { files: await readAll(files), visitor, actor, signal })
        : importAdmitted(app, { url: '', html: sharedText(title, text), visitor, actor, signal })
    let outcome: ImportEvent | undefined
    for await (const event of events) outcome = event
    return outcome
  } finally {
    admission.leave()
  }
}

const readAll = (files: ReadonlyArray<File>) =>
  Promise.all(
    files.slice(0, mostPhotos).map(async (file) => ({
      name: file.name.slice(0, 255) || 'file',
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
