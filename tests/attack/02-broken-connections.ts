import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { json, sendRequest } from './send-request.ts'
import type { Attack } from './attack.ts'

/** A connection that broke within a transaction used to stop the web server. */
export const brokenConnections: Attack = {
  number: 2,
  name: 'connections to the database that break',
  async run(target) {
    const url = target.url()
    const save = (index: number) => {
      const recipe = { title: `Soup ${index}`, ingredients: '1 leek', instructions: 'Simmer.' }
      return sendRequest(url, '/api/recipes', {
        headers: json,
        body: JSON.stringify(recipe),
        visitor: `203.0.113.${index % 100}`,
      })
    }
    let broken = 0
    for (let round = 0; round < 10; round += 1) {
      const saves = Array.from({ length: 12 }, (_, index) => save(round * 12 + index))
      await setTimeout(5 + round * 5)
      const { rows } = await target.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'marshmallow%' and pid <> pg_backend_pid() and client_port <> inet_client_port()`)
      broken += rows.length
      await Promise.all(saves)
    }
    await setTimeout(1_000)
    const health = await sendRequest(url, '/healthz')
    const last = await save(1_000)
    const isOk = health.status === 200 && last.status === 201
    return { isOk, figure: `${broken} connections broken; the next save answers ${last.status}` }
  },
}
