import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Attack } from './attack.ts'

const count = 20
/** Far more than the buffers of both systems hold, so that the site has to wait. */
const pages = 400
/** The site waits for 90 seconds and checks every 22. */
const waitMs = 125_000

/** A client that requests many pages and reads none used to hold its connection forever. */
export const slowReaders: Attack = {
  number: 8,
  name: 'clients that do not read',
  async run(target) {
    const lines = Array.from({ length: count }, () => openLine(target.url()))
    await setTimeout(waitMs)
    // The client still receives the data that was sent before the connection closed.
    const outcomes = await Promise.all(lines.map((line) => line.readOn()))
    const closed = outcomes.filter((answers) => answers < pages).length
    return { isOk: closed === count, figure: `${closed} of ${count} hung up on within ${waitMs / 1000} s` }
  },
}

function openLine(url: string) {
  const { hostname, port, host } = new URL(url)
  const line = connect(Number(port), hostname)
  line.on('error', () => undefined)
  line.pause()
  line.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(pages))
  let answers = 0
  line.on('data', (chunk: Buffer) => (answers += chunk.toString('latin1').split('HTTP/1.1 200').length - 1))
  line.pause()
  return {
    /** Receives data until the connection ends or times out. Returns the number of responses. */
    async readOn(): Promise<number> {
      line.setTimeout(10_000, () => line.destroy())
      const ended = once(line, 'close')
      line.resume()
      await ended
      return answers
    },
  }
}
