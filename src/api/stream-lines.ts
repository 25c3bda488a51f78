import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Log } from '../lib/log/log.ts'

export const lineHeaders = {
  'Content-Type': 'application/x-ndjson; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
}

/** Returns an event as a line of JSON. */
export const toLine = (event: object) => `${JSON.stringify(event)}\n`

/** Proxies close a connection that is silent for a minute. Clients skip empty lines. */
const betweenBeatsMs = 10_000

/** Returns a signal for the work behind an answer. It ends when the visitor leaves, or when `leave` is called. */
export function watchLeaving(context: Context) {
  const leaving = new AbortController()
  return { signal: AbortSignal.any([context.req.raw.signal, leaving.signal]), leave: () => leaving.abort() }
}

interface LineStream<Event> {
  events: AsyncIterable<Event>
  leaving: ReturnType<typeof watchLeaving>
  /** The last line if the events fail. */
  failure: Event
  onEnd?: () => void
  log: Log
}

/** Answers with one line of JSON per event, until the events end or the visitor leaves. */
export function streamLines<Event extends object>(context: Context, lines: LineStream<Event>) {
  const { events, leaving, failure, onEnd, log } = lines
  for (const [name, value] of Object.entries(lineHeaders)) context.header(name, value)
  return stream(
    context,
    async (output) => {
      output.onAbort(leaving.leave)
      const beat = setInterval(() => void output.write('\n'), betweenBeatsMs)
      try {
        for await (const event of events) {
          if (leaving.signal.aborted) return
          await output.write(toLine(event))
        }
      } finally {
        clearInterval(beat)
        onEnd?.()
      }
    },
    async (cause, output) => {
      log.error({ err: cause, requestId: context.get('requestId') }, 'An import failed')
      await output.write(toLine(failure))
    },
  )
}
