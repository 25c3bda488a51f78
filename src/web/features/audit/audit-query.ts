import { isDay } from '../../../core/text/day.ts'
import type { AuditQuery } from '../../../db/audit/audit-log-list.ts'

const text = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, 100)

/** Reads the filters of the audit log from the address. Ignores invalid values. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const [from, to] = [text(query, 'from'), text(query, 'to')]
  return {
    who: text(query, 'who'),
    what: text(query, 'what'),
    about: text(query, 'about'),
    from: isDay(from) ? from : null,
    to: isDay(to) ? to : null,
    batch: text(query, 'batch'),
  }
}

export function auditSearch(query: AuditQuery, before: number | null = null): string {
  const entries = Object.entries({ ...query, before: before === null ? null : String(before) })
  const search = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return search.size > 0 ? `?${search}` : ''
}
