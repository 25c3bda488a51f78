import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { sendRequest, urlencoded } from './send-request.ts'
import type { Attack } from './attack.ts'

const secret = 'my-private-words-7351'

/** A failed query used to be logged with its values. */
export const loggedValues: Attack = {
  number: 9,
  name: 'private words of a failed query',
  async run(target) {
    const fields = { name: 'Ada', email: 'ada@kitchen.example', message: `Please help. ${secret}` }
    const before = target.printed().length
    await target.db.execute(sql`alter table messages rename to messages_away`)
    const body = new URLSearchParams(fields).toString()
    const { status } = await sendRequest(target.url(), '/contact', { headers: urlencoded, body })
    await target.db.execute(sql`alter table messages_away rename to messages`)
    // The log is written a moment later.
    await setTimeout(500)
    const printed = target.printed().slice(before)
    const isLogged = /messages/.test(printed)
    const found = printed.split(secret).length - 1
    return {
      isOk: status >= 500 && isLogged && found === 0,
      figure: `answer ${status}; found ${found} times in the log`,
    }
  },
}
