import { deleteOldLimits } from '../db/rate-limits.ts'
import type { App } from './app.ts'
import { warmPictures } from './images/warm-pictures.ts'

const everyMs = 6 * 60 * 60 * 1000

/** What nobody waits for: prepared pictures after a start, and old counts thrown out now and then. */
export function keepHouse(app: App): void {
  const tidy = () =>
    deleteOldLimits(app.db).catch((cause: unknown) =>
      app.log.warn({ err: cause }, 'Old limits could not be thrown out'),
    )
  void tidy()
  void warmPictures(app)
  setInterval(() => void tidy(), everyMs).unref()
}
