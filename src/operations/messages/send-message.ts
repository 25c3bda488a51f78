import type { MessageKind, NewMessage } from '../../core/messages/message.ts'
import { insertMessage, isRepeated } from '../../db/messages/messages.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { readContact } from '../settings/read-contact.ts'
import type { App } from '../app/app.ts'

const usualPerVisitorAnHour = 10

/** Stores a visitor's message and enqueues its mail if mail is set up. `visitor` is the IP address. */
export async function sendMessage(
  app: App,
  kind: MessageKind,
  message: NewMessage,
  visitor: string,
): Promise<'sent' | 'too-many'> {
  if (await isRepeated(app.db, kind, message)) return 'sent'
  const { messagesAnHour } = await readSettings(app.db)
  if (!(await countUse(app.db, `message:${visitor}`, messagesAnHour ?? usualPerVisitorAnHour, 3600))) return 'too-many'
  const { email } = await readContact(app)
  await app.db.transaction(async (transaction) => {
    const messageId = await insertMessage(transaction, kind, message)
    if (app.mail && email) await app.jobs.enqueue(transaction, 'mail-message', { messageId })
  })
  return 'sent'
}
