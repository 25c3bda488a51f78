import type { IssueForm } from '../../core/newsletter/issue-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { findJobAbout, retryJob } from '../../db/jobs/job-queue-list.ts'
import { hastenDeliveries } from '../../db/newsletter/deliveries.ts'
import {
  deleteDraft,
  findIssue,
  insertIssue,
  type Issue,
  startSending,
  updateDraft,
} from '../../db/newsletter/issues.ts'
import type { App } from '../app/app.ts'
import { cleanHtml } from '../content/article-html.ts'

type SaveOutcome =
  | { ok: true; id: number }
  /** The issue was sent or deleted meanwhile. */
  | { ok: false; reason: 'gone' }
  /** Saved by another administrator since it was opened. */
  | { ok: false; reason: 'changed'; theirs: Issue }

/** Saves a draft, or adds one. A conflicting change is returned instead of overwritten. */
export async function saveIssue(
  app: App,
  actor: SignedIn,
  opened: Pick<Issue, 'id' | 'version'> | null,
  form: IssueForm,
): Promise<SaveOutcome> {
  const issue = { subject: form.subject, content: cleanHtml(form.content) }
  return app.db.transaction(async (tx): Promise<SaveOutcome> => {
    if (opened && !(await updateDraft(tx, opened, issue))) {
      const theirs = await findIssue(tx, opened.id)
      return theirs?.status === 'draft' ? { ok: false, reason: 'changed', theirs } : { ok: false, reason: 'gone' }
    }
    const id = opened?.id ?? (await insertIssue(tx, actor.id, issue))
    const action = opened ? 'newsletter.edit' : 'newsletter.write'
    await writeAudit(tx, { actor, action, subject: ['issue', String(id)], details: { subject: form.subject } })
    return { ok: true, id }
  })
}

/** Sends a test mail to the administrator who writes the issue. */
export async function tryIssue(app: App, actor: SignedIn, id: number): Promise<'on-its-way' | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  await app.db.transaction(async (tx) => {
    await app.jobs.enqueue(tx, 'mail-issue-test', { issueId: id, email: actor.email })
    await writeAudit(tx, { actor, action: 'newsletter.try', subject: ['issue', String(id)] })
  })
  return 'on-its-way'
}

/**
 * Starts sending to all active subscribers, once. Returns null if sending was started before or the issue has another
 * version.
 */
export async function sendIssue(
  app: App,
  actor: SignedIn,
  id: number,
  version?: number,
): Promise<number | null | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  return app.db.transaction(async (tx) => {
    const subscribers = await startSending(tx, id, version)
    if (subscribers === null) return null
    await app.jobs.enqueue(tx, 'send-issue', { issueId: id })
    await writeAudit(tx, { actor, action: 'newsletter.send', subject: ['issue', String(id)], details: { subscribers } })
    return subscribers
  })
}

/** Continues sending at once, including delayed deliveries. Retries the job or starts a new one. */
export async function resumeIssue(app: App, actor: SignedIn, id: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    await hastenDeliveries(tx, id)
    const job = await findJobAbout(tx, 'send-issue', { issueId: id })
    const isTriedAgain = job !== undefined && (await retryJob(tx, job.id)) !== undefined
    if (!isTriedAgain) await app.jobs.enqueue(tx, 'send-issue', { issueId: id })
    await writeAudit(tx, { actor, action: 'newsletter.resume', subject: ['issue', String(id)] })
  })
}

export async function removeIssue(app: App, actor: SignedIn, id: number): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await deleteDraft(tx, id))) return false
    await writeAudit(tx, { actor, action: 'newsletter.delete', subject: ['issue', String(id)] })
    return true
  })
}
