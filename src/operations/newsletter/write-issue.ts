import type { IssueForm } from '../../core/issue-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { findJobAbout, retryJob } from '../../db/job-queue-list.ts'
import { hastenDeliveries } from '../../db/newsletter-deliveries.ts'
import {
  deleteDraft,
  findIssue,
  insertIssue,
  type Issue,
  startSending,
  updateDraft,
} from '../../db/newsletter-issues.ts'
import type { App } from '../app.ts'
import { cleanHtml } from '../articles/article-html.ts'

type SaveOutcome =
  | { ok: true; id: number }
  /** It was sent or deleted meanwhile. */
  | { ok: false; reason: 'gone' }
  /** Somebody else saved since it was opened. */
  | { ok: false; reason: 'changed'; theirs: Issue }

/** Keeps a draft, new where nothing was opened. Nothing is overwritten unseen. */
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

/** To whoever writes it, and nobody else. */
export async function tryIssue(app: App, actor: SignedIn, id: number): Promise<'on-its-way' | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  await app.db.transaction(async (tx) => {
    await app.jobs.enqueue(tx, 'mail-issue-test', { issueId: id, email: actor.email })
    await writeAudit(tx, { actor, action: 'newsletter.try', subject: ['issue', String(id)] })
  })
  return 'on-its-way'
}

/** To every reader of this moment, once: pressed twice, it is sent once. Null when it was sent before. */
export async function sendIssue(app: App, actor: SignedIn, id: number): Promise<number | null | 'no-mail'> {
  if (!app.mail) return 'no-mail'
  return app.db.transaction(async (tx) => {
    const readers = await startSending(tx, id)
    if (readers === null) return null
    await app.jobs.enqueue(tx, 'send-issue', { issueId: id })
    await writeAudit(tx, { actor, action: 'newsletter.send', subject: ['issue', String(id)], details: { readers } })
    return readers
  })
}

/** Goes on at once, with those who were put off too: by its job, or a new one where that was given up. */
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
