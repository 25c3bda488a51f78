import { NotAgain } from '../../db/jobs/jobs.ts'
import { type MailMessage, type Mail, MailInDoubt } from '../../integrations/mail/mail.ts'

/** Sends a mail at most once. If the connection breaks when the mail may have left, the job fails and stays visible. */
export async function sendOnce(mail: Mail, message: MailMessage, signal: AbortSignal): Promise<boolean> {
  try {
    return await mail.send(message, signal)
  } catch (cause) {
    if (!(cause instanceof MailInDoubt)) throw cause
    throw new NotAgain(`The line broke while the mail was leaving, so it may have come: ${cause.message}`, { cause })
  }
}
