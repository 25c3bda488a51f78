const lifetimeMs = 60 * 60 * 1000

/** Loads a value at most once an hour. A failure is not cached, so the next call tries again. */
export function remembered<T>(load: () => Promise<T>): () => Promise<T> {
  let latest: { value: Promise<T>; expiresAt: number } | undefined
  return () => {
    if (latest && Date.now() < latest.expiresAt) return latest.value
    const own = { value: load(), expiresAt: Date.now() + lifetimeMs }
    latest = own
    own.value.catch(() => {
      if (latest === own) latest = undefined
    })
    return own.value
  }
}
