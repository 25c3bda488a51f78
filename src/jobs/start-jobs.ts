import type { App } from '../operations/app/app.ts'
import { continueImports } from '../operations/importing/manage-import.ts'
import { fetchAddress } from './automations/fetch-automation-address.ts'
import { collectImportTurn, runImportTurn, undoImportTurn } from './importing/import-turns.ts'
import { checkFeedTurn } from './importing/check-feed.ts'
import { followCrawlerTurn } from './crawler/follow-crawler-turn.ts'
import { continueCalls } from '../operations/crawler/follow-calls.ts'
import { continueSync } from '../operations/notes/start-sync.ts'
import { forwardSubscriber } from './newsletter/forward-subscriber.ts'
import { mailAccountNotice, mailConfirmAddress, mailInvitation, mailResetPassword } from './accounts/mail-account.ts'
import { mailConfirmation } from './newsletter/mail-confirmation.ts'
import { mailIssueTest } from './newsletter/mail-issue-test.ts'
import { mailMessage } from './messages/mail-message.ts'
import { mailReply } from './messages/mail-reply.ts'
import { mailDecision } from './moderation/mail-decision.ts'
import { mailWaitingRecipe } from './moderation/mail-waiting-recipe.ts'
import { mailWaitingReview } from './reviews/mail-waiting-review.ts'
import { mailReview } from './reviews/mail-review.ts'
import { mailAnswerDecision, mailReviewDecision } from './reviews/mail-review-decision.ts'
import { syncNotesTurn } from './notes/sync-notes.ts'
import { renewSearch } from './search/renew-search.ts'
import { sendIssueBatch } from './newsletter/send-issue.ts'

/** Starts working on waiting jobs. No visitor's request waits for a job, so the site also runs without them. */
export async function startJobs(app: App): Promise<void> {
  try {
    await app.jobs.work({
      'mail-message': (data, signal) => mailMessage(app, data, signal),
      'mail-reply': (data, signal) => mailReply(app, data, signal),
      'mail-waiting-recipe': (data, signal) => mailWaitingRecipe(app, data, signal),
      'mail-waiting-review': (data, signal) => mailWaitingReview(app, data, signal),
      'mail-verdict': (data, signal) => mailDecision(app, data, signal),
      'mail-review': (data, signal) => mailReview(app, data, signal),
      'mail-review-decision': (data, signal) => mailReviewDecision(app, data, signal),
      'mail-answer-decision': (data, signal) => mailAnswerDecision(app, data, signal),
      'mail-issue-test': (data, signal) => mailIssueTest(app, data, signal),
      'send-issue': (data, signal) => sendIssueBatch(app, data, signal),
      'mail-confirmation': (data, signal) => mailConfirmation(app, data, signal),
      'mail-reset-password': (data, signal) => mailResetPassword(app, data, signal),
      'mail-confirm-address': (data, signal) => mailConfirmAddress(app, data, signal),
      'mail-invitation': (data, signal) => mailInvitation(app, data, signal),
      'mail-account-notice': (data, signal) => mailAccountNotice(app, data, signal),
      'renew-search': (data, signal) => renewSearch(app, data, signal),
      'forward-subscriber': (data, signal) => forwardSubscriber(app, data, signal),
      'fetch-automation-address': (data, signal) => fetchAddress(app, data, signal),
      'run-import': (data, signal) => runImportTurn(app, data, signal),
      'collect-import': (data, signal) => collectImportTurn(app, data, signal),
      'check-feed': (data, signal) => checkFeedTurn(app, data, signal),
      'follow-crawler': (_, signal) => followCrawlerTurn(app, signal),
      'undo-import': (data, signal) => undoImportTurn(app, data, signal),
      'sync-notes': (data, signal) => syncNotesTurn(app, data, signal),
    })
    await continueImports(app)
    await continueCalls(app)
    await continueSync(app)
  } catch (cause) {
    app.log.error(
      { err: cause },
      'Nothing can be mailed, forwarded or imported from a file: the job queue did not start. It needs a schema "pgboss" in the database, which its user must be allowed to create: GRANT CREATE ON DATABASE … TO …',
    )
  }
}
