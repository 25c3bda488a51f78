import { setTimeout as pause } from 'node:timers/promises'
import { dietsOf } from '../../core/recipe/diets-of.ts'
import { areDietsRead, rememberDietsRead, updateDiets } from '../../db/diets.ts'
import type { App } from '../app.ts'

/** Counted up when the rules or the word lists change, so that recipes kept before are read again. */
const dietsEdition = 1

const batchSize = 200
/** Four fifths of the time are the visitors'. */
const restShare = 4

/** Brings the diets of every recipe up to the rules of today, a few at a time and resting in between. Once done, it is one small question at a start. */
export async function readDiets(app: Pick<App, 'db' | 'log'>, edition = dietsEdition): Promise<void> {
  try {
    if (await areDietsRead(app.db, edition)) return
    let after: string | undefined = ''
    while (after !== undefined) {
      const start = performance.now()
      after = await updateDiets(app.db, after, batchSize, dietsOf)
      await pause((performance.now() - start) * restShare, undefined, { ref: false })
    }
    await rememberDietsRead(app.db, edition)
  } catch (cause) {
    app.log.warn({ err: cause }, 'Diets could not be read from the ingredients; the next start goes on with it')
  }
}
