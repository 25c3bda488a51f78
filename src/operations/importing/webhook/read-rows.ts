import { markedAsRecipes } from '../../../core/importing/webhook-rows.ts'
import type { ReadOutcome } from '../../../importer/source.ts'
import type { App } from '../../app/app.ts'
import type { Sender } from '../page-reader.ts'

/** Reads the rows of an automation, one outcome for each, in their order. */
export async function readRows(
  app: Pick<App, 'read'>,
  rows: ReadonlyArray<unknown>,
  name: string,
  sender: Sender,
): Promise<Array<ReadOutcome>> {
  const bytes = new TextEncoder().encode(JSON.stringify(markedAsRecipes(rows)))
  return app.read({ name, bytes }, sender)
}
