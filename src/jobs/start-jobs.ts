import type { App } from '../operations/app.ts'
import { forwardSubscriber } from './forward-subscriber.ts'
import { mailAccountNotice, mailConfirmAddress, mailResetPassword } from './mail-account.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { mailIssueTest } from './mail-issue-test.ts'
import { mailMessage } from './mail-message.ts'
import { mailReply } from './mail-reply.ts'
import { mailVerdict } from './mail-verdict.ts'
import { mailWaitingRecipe } from './mail-waiting-recipe.ts'
import { renewSearch } from './renew-search.ts'
import { sendIssueBatch } from './send-issue.ts'

/** Begins with the jobs that wait. The site is open before and without them: nothing a visitor does waits for a job. */
export async function startJobs(app: App): Promise<void> {
  try {
    await app.jobs.work({
      'mail-message': (data, signal) => mailMessage(app, data, signal),
      'mail-reply': (data, signal) => mailReply(app, data, signal),
      'mail-waiting-recipe': (data, signal) => mailWaitingRecipe(app, data, signal),
      'mail-verdict': (data, signal) => mailVerdict(app, data, signal),
      'mail-issue-test': (data, signal) => mailIssueTest(app, data, signal),
      'send-issue': (data, signal) => sendIssueBatch(app, data, signal),
      'mail-confirmation': (data, signal) => mailConfirmation(app, data, signal),
      'mail-reset-password': (data, signal) => mailResetPassword(app, data, signal),
      'mail-confirm-address': (data, signal) => mailConfirmAddress(app, data, signal),
      'mail-account-notice': (data, signal) => mailAccountNotice(app, data, signal),
      'renew-search': (data, signal) => renewSearch(app, data, signal),
      'forward-subscriber': (data, signal) => forwardSubscriber(app, data, signal),
    })
  } catch (cause) {
    app.log.error(
      { err: cause },
      'Nothing can be mailed or forwarded: the job queue did not start. It needs a schema "pgboss" in the database, which its user must be allowed to create: GRANT CREATE ON DATABASE … TO …',
    )
  }
}
