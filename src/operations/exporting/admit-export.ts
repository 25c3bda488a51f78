import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

/** A picture takes 60 ms of processor time, because it is encoded again. A list may have a thousand. */
const mostAnHour = { recipe: 600, list: 60 } as const

/** Counts one more export. Returns false if the visitor has reached the limit of the hour. */
export const admitExport = (app: App, visitor: string, kind: keyof typeof mostAnHour): Promise<boolean> =>
  countUse(app.db, `export-${kind}:${visitor}`, mostAnHour[kind], 3600)
