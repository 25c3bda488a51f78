interface Taken {
  pages: number
  giveBack: (pages: number) => Promise<void>
}

/**
 * The share of a visitor’s hour that each crawl took. Only in memory, because nothing else stores the address of a visitor
 * beside an import. After a restart, a crawl gives nothing back.
 */
const takenBy = new Map<string, Taken>()

export function noteTaken(importId: string, taken: Taken): void {
  takenBy.set(importId, taken)
}

/** Gives back the pages that the crawler did not read. A second call does nothing. */
export async function giveBackUnread(importId: string, read: number): Promise<void> {
  const taken = takenBy.get(importId)
  takenBy.delete(importId)
  if (taken && taken.pages > read) await taken.giveBack(taken.pages - read)
}
