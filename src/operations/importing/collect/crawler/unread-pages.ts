interface Taken {
  pages: number
  giveBack: (pages: number) => Promise<void>
}

/**
 * The part of a visitor’s hourly limit that each crawl uses. Only in memory, because nothing else stores a visitor's
 * address with an import. After a restart, a crawl returns nothing to the limit.
 */
const takenBy = new Map<string, Taken>()

export function noteTaken(importId: string, taken: Taken): void {
  takenBy.set(importId, taken)
}

/** Returns the unread pages of a crawl to the visitor's limit. A second call does nothing. */
export async function giveBackUnread(importId: string, read: number): Promise<void> {
  const taken = takenBy.get(importId)
  takenBy.delete(importId)
  if (taken && taken.pages > read) await taken.giveBack(taken.pages - read)
}
