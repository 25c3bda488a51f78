import { Client } from 'pg'
import { DatabaseProblem } from './database-problem.ts'

/** Connects to `DATABASE_URL` once, so that a wrong address or password causes a clear error at start. */
export async function reachExternal(url: string): Promise<void> {
  const { where, database, user } = describe(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireUtf8(client, database)
  } catch (cause) {
    if (cause instanceof DatabaseProblem) throw cause
    throw new DatabaseProblem(`DATABASE_URL: ${explain(cause, where, database, user)}`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Without this, a migration fails at the first sign that the encoding lacks, and the error does not say why. */
async function requireUtf8(client: Client, database: string): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8') return
  throw new DatabaseProblem(
    `DATABASE_URL: the database "${database}" has the encoding ${encoding}, and the site needs UTF-8. Create another one: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.`,
  )
}

/** Returns the parts of the address without the password. */
function describe(url: string) {
  const address = URL.canParse(url) ? new URL(url) : undefined
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new DatabaseProblem(
      'DATABASE_URL is not the address of a PostgreSQL database. It looks like postgres://user:password@host:5432/database.',
    )
  }
  return {
    where: `${address.hostname || 'localhost'}:${address.port || 5432}`,
    database: decodeURIComponent(address.pathname.slice(1)) || 'the default one',
    user: decodeURIComponent(address.username) || 'the default user',
  }
}

function explain(cause: unknown, where: string, database: string, user: string): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  if (code === 'ECONNREFUSED')
    return `nothing answers at ${where}. Start that PostgreSQL server, or correct the address.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host called ${where}. Correct the address.`
  if (/timeout/i.test(message) || code === 'ETIMEDOUT')
    return `${where} did not answer within 5 seconds. Is it reachable from here?`
  if (code === '28P01' || code === '28000' || /password/.test(message)) {
    return `the server at ${where} rejects the user "${user}". Check the user and the password.`
  }
  if (code === '3D000')
    return `the server at ${where} has no database "${database}". Create it: CREATE DATABASE "${database}".`
  if (code === '53300') return `the server at ${where} has no free connection. Raise its max_connections.`
  return `the server at ${where} cannot be used (${message || code}).`
}
