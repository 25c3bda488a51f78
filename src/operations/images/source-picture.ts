import { fetchPicture } from '../../integrations/web-page/fetch-picture.ts'
import type { App } from '../app.ts'
import { createKeptBytes } from './kept-bytes.ts'
import { busyMessage } from './picture-work.ts'
import { createLine } from './waiting-line.ts'

/** Each may be 25 MB and come slowly, so this bounds both the memory and how long a slow site holds others up. */
const inFetchLine = createLine({ atOnce: 12, mostWaiting: 60 })

/** Previewed pictures wait here for their recipe to be saved, so that a picture is fetched once for both. */
const previewed = createKeptBytes({ mostBytes: 40_000_000, keepMs: 10 * 60_000 })

export const keepForSaving = previewed.keep

type SourcePictureOutcome<Result> = { ok: true; result: Result } | { ok: false; problem: string }

/** Fetches a picture and hands it to `use`, after which its bytes are let go. */
export async function withSourcePicture<Result>(
  app: App,
  url: string,
  use: (bytes: Uint8Array) => Promise<Result>,
  signal?: AbortSignal,
): Promise<SourcePictureOutcome<Result>> {
  const outcome = await inFetchLine(async (): Promise<SourcePictureOutcome<Result>> => {
    const kept = previewed.take(url)
    if (kept) return { ok: true, result: await use(kept) }
    const fetched = await fetchPicture(app.http, url, { signal })
    if (!fetched.ok) return { ok: false, problem: fetched.message }
    return { ok: true, result: await use(fetched.bytes) }
  }, signal)
  return outcome.ok ? outcome.result : { ok: false, problem: busyMessage }
}
