import { noFile } from './file-messages.ts'
import type { ImportEvent } from './import-events.ts'

/** Messages from the specification's error catalog. */
export const recipeKeeperMessages = {
  none: noFile,
  unsupported: 'Unsupported file format.',
  unreadable: 'Failed to parse Recipe Keeper file.',
} as const

/** The way of a file through the import, which decides the message for a file that cannot be read. */
export const recipeKeeperApp = 'recipe-keeper'

/** Names Recipe Keeper before the reason why its file cannot be read. A file of another format keeps its own message. */
export function explainRecipeKeeper<Event extends ImportEvent>(event: Event): Event {
  if (event.kind !== 'problem' || event.reason !== 'no-recipe') return event
  const isOtherFormat = event.message === recipeKeeperMessages.unsupported || event.message.startsWith('XML format')
  return isOtherFormat ? event : { ...event, message: `${recipeKeeperMessages.unreadable} ${event.message}` }
}
