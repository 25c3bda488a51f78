import { fetchPicture } from '../../integrations/web-page/fetch-picture.ts'
import type { App } from '../app/app.ts'
import { createBytesCache } from './bytes-cache.ts'
import { busyMessage } from './picture-work.ts'
import { createQueue } from './waiting-line.ts'

/** Limits memory and the delay by slow sites. Each picture may have 25 MB and arrive slowly. */
const enqueueFetch = createQueue({ concurrency: 12, maxWaiting: 60 })

/** Previewed pictures wait here until the recipe is saved, so a picture is fetched once. */
const previewed = createBytesCache({ mostBytes: 40_000_000, longestMs: 10 * 60_000 })

export const storeForSaving = previewed.store

type SourcePictureOutcome<Result> = { ok: true; result: Result } | { ok: false; problem: string }

/** Fetches a picture, passes it to `use` and releases its bytes. */
export async function withSourcePicture<Result>(
  app: App,
  url: string,
  use: (bytes: Uint8Array) => Promise<Result>,
  signal?: AbortSignal,
): Promise<SourcePictureOutcome<Result>> {
  const outcome = await enqueueFetch(async (): Promise<SourcePictureOutcome<Result>> => {
    const stored = previewed.take(url)
    if (stored) return { ok: true, result: await use(stored) }
    const fetched = await fetchPicture(app.http, url, { signal })
    if (!fetched.ok) return { ok: false, problem: fetched.message }
    return { ok: true, result: await use(fetched.bytes) }
  }, signal)
  return outcome.ok ? outcome.result : { ok: false, problem: busyMessage }
}
