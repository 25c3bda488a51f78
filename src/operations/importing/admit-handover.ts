import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

/** Fewer than imports, because a page that another site hands over becomes one. */
const handoversAnHour = 60

/** Checks the visitor's limit of handed-over pages, before the request body is read. */
export const admitHandover = ({ db }: Pick<App, 'db'>, visitor: string): Promise<boolean> =>
  countUse(db, `handover:${visitor}`, handoversAnHour, 3600)
