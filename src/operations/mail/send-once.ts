import { NotAgain } from '../../db/jobs.ts'
import { type Letter, type Mail, MailInDoubt } from '../../integrations/mail/mail.ts'

/** For what nobody wants to read twice: where the line broke when the letter may have left, the job ends, and is there to be seen. */
export async function sendOnce(mail: Mail, letter: Letter, signal: AbortSignal): Promise<boolean> {
  try {
    return await mail.send(letter, signal)
  } catch (cause) {
    if (!(cause instanceof MailInDoubt)) throw cause
    throw new NotAgain(`The line broke while the mail was leaving, so it may have come: ${cause.message}`, { cause })
  }
}
