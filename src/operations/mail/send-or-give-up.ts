import { NotAgain } from '../../core/jobs/not-again.ts'
import { type Mail, type MailMessage, RecipientRefused } from '../../integrations/mail/mail.ts'

/** Sends a mail. If the server refuses it for good, the job fails at once and stays visible with the reason. */
export async function sendOrGiveUp(mail: Mail, message: MailMessage, signal: AbortSignal): Promise<void> {
  const isTaken = await mail.send(message, signal).catch((cause: unknown) => {
    throw cause instanceof RecipientRefused && cause.isForGood ? new NotAgain(cause.message, { cause }) : cause
  })
  if (!isTaken) throw new NotAgain('This address doesn’t exist, according to its mail server')
}
