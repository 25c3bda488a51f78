import type { DeedQuery } from '../db/audit-log-list.ts'

const day = /^\d{4}-\d\d-\d\d$/
/** 30 February would be read as 2 March, and PostgreSQL knows neither it nor the year 0. */
const isDay = (text: string) =>
  day.test(text) && !text.startsWith('0000') && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
const text = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, 100)

/** What the address of the audit log asks for; what makes no sense is as good as not there. */
export function readAuditQuery(query: URLSearchParams): DeedQuery {
  const [from, to] = [text(query, 'from'), text(query, 'to')]
  return {
    who: text(query, 'who'),
    what: text(query, 'what'),
    about: text(query, 'about'),
    from: isDay(from) ? from : null,
    to: isDay(to) ? to : null,
  }
}

export function auditSearch(query: DeedQuery, before: number | null = null): string {
  const entries = Object.entries({ ...query, before: before === null ? null : String(before) })
  const search = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return search.size > 0 ? `?${search}` : ''
}
