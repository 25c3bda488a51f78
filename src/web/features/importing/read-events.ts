import type { ImportEvent } from '../../../core/importing/import-events.ts'

/** Reads the server's events, one JSON line each, as they arrive. */
export async function* readEvents<Event = ImportEvent>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as Event
  }
}
