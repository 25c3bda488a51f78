import { z } from 'zod'
import { PageAnswer } from './page-answer.ts'
import { Status } from './crawl-status.ts'

/** The messages of a live crawl. Some servers put the last one into the reason for closing. */
const LiveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('catchup'), data: Status }),
  z.object({ type: z.literal('document'), data: PageAnswer }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('error'), error: z.string().catch('') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** Parses a message. Returns undefined for others. */
export function liveMessageIn(text: string): LiveMessage | undefined {
  try {
    return LiveMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
