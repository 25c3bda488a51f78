import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

/** The id of each operation stays for two months. */
const operationsAnHour = 10_000

export const tooManyChanges = 'You’ve changed shopping lists a lot this hour. Try again later.'

const newListsAnHour = 30

/** Counts a list that a visitor starts on the site. Returns false if the visitor has reached the hourly limit. */
export const admitNewList = async ({ db }: Pick<App, 'db'>, visitor: string): Promise<boolean> =>
  countUse(db, `list:${visitor}`, newListsAnHour, 3600)

/** Counts operations on shopping lists. Returns false if the visitor has reached the limit of the hour. */
export const admitListChanges = async (app: Pick<App, 'db'>, visitor: string, operations: number): Promise<boolean> =>
  operations === 0 || countUse(app.db, `list-changes:${visitor}`, operationsAnHour, 3600, operations)
