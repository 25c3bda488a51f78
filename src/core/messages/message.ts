import type { z } from 'zod'
import type { MessageForm } from './message-form.ts'

export type MessageKind = 'contact' | 'support'

export type NewMessage = z.infer<typeof MessageForm>

/** Replaces the name after the sender's account was deleted. The address is empty then. */
export const nobodyKnown = 'A former user'

export interface Message extends NewMessage {
  kind: MessageKind
}
