import type { DeedQuery } from '../db/audit-log-list.ts'

const day = /^\d{4}-\d\d-\d\d$/
const isDay = (text: string) => day.test(text) && !Number.isNaN(Date.parse(text))
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
