import { LRUCache } from 'lru-cache'

/** Keys that visitors sent for an import. They are in the memory of this process only, and gone after a restart. */
const keys = new LRUCache<string, string>({ max: 1_000, ttl: 26 * 60 * 60 * 1000 })

export const holdKey = (importId: string, key: string): void => void keys.set(importId, key)
export const heldKey = (importId: string): string | undefined => keys.get(importId)
export const forgetKey = (importId: string): void => void keys.delete(importId)
