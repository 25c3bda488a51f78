import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { CallForm } from '../../core/crawler/console-forms.ts'
import type { JobKind } from '../../core/crawler/console-call.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { isWebAddress } from '../../core/text/web-address.ts'
import { insertCall } from '../../db/crawler/calls.ts'
import type { App } from '../app/app.ts'

/** Stores a call, which a job then makes. Returns its id. */
export function startCall(app: App, actor: SignedIn, typed: CallForm): Promise<number> {
  const form = withoutSkippedLines(typed)
  return store(app, actor, { kind: form.intent, subject: subjectOf(form), request: form, jobId: null })
}

/** The crawler makes an address of any word, so it does not get the lines to skip. */
const withoutSkippedLines = (form: CallForm): CallForm =>
  form.intent === 'batch' && form.ignoreInvalidURLs ? { ...form, urls: form.urls.filter(isWebAddress) } : form

/** Follows a job of the crawler that was started elsewhere. */
export function followJob(app: App, actor: SignedIn, kind: JobKind, jobId: string): Promise<number> {
  return store(app, actor, { kind, subject: `Job ${jobId || 'without an ID'}`, request: null, jobId })
}

type Call = Pick<Parameters<typeof insertCall>[1], 'kind' | 'subject' | 'request' | 'jobId'>

/** Each call may cost credits, so the audit log names who made it. */
async function store(app: App, actor: SignedIn, call: Call): Promise<number> {
  return app.db.transaction(async (tx) => {
    const id = await insertCall(tx, { ...call, startKey: randomUUID(), startedBy: actor.id })
    await writeAudit(tx, { actor, action: `crawler.${call.kind}`, subject: ['crawler-call', String(id)] })
    await app.jobs.enqueue(tx, 'follow-crawler', {})
    return id
  })
}

function subjectOf(form: CallForm): string {
  if ('urls' in form) {
    const [first = '', ...others] = form.urls
    return others.length === 0 ? first : `${first} and ${others.length} more`
  }
  return 'url' in form ? form.url : form.query
}
