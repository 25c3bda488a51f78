import { typedRows } from '../../../core/importing/webhook-rows.ts'
import type { ReadOutcome } from '../../../importer/source.ts'
import type { App } from '../../app/app.ts'
import { earlyEnd } from '../page-reader-problem.ts'
import type { Sender } from '../page-reader.ts'

interface ReadRows {
  outcomes: Array<ReadOutcome>
  /** Null if all rows were read. Otherwise the last outcome belongs to no row. */
  ended: ReturnType<typeof earlyEnd>
}

/** Reads the rows of an automation in their order. Each has an outcome if all were read. */
export async function readRows(
  app: Pick<App, 'read'>,
  rows: ReadonlyArray<unknown>,
  name: string,
  sender: Sender,
): Promise<ReadRows> {
  const bytes = new TextEncoder().encode(JSON.stringify(typedRows(rows)))
  const outcomes = await app.read({ name, bytes }, sender)
  const last = outcomes.at(-1)
  return { outcomes, ended: last?.ok === false ? earlyEnd(last.problem) : null }
}
