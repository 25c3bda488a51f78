interface Kept {
  bytes: Uint8Array
  timer: NodeJS.Timeout
}

/** Bytes that somebody will ask for shortly, by address: the newest that fit into `mostBytes`, none longer than `keepMs`. */
export function createKeptBytes({ mostBytes, keepMs }: { mostBytes: number; keepMs: number }) {
  /** Oldest first, as a map keeps the order in which it was filled. */
  const kept = new Map<string, Kept>()
  let size = 0

  function take(url: string): Uint8Array | undefined {
    const found = kept.get(url)
    if (!found) return undefined
    clearTimeout(found.timer)
    kept.delete(url)
    size -= found.bytes.length
    return found.bytes
  }

  function keep(url: string, bytes: Uint8Array) {
    take(url)
    if (bytes.length > mostBytes) return
    for (const oldest of kept.keys()) {
      if (size + bytes.length <= mostBytes) break
      take(oldest)
    }
    kept.set(url, { bytes, timer: setTimeout(() => take(url), keepMs).unref() })
    size += bytes.length
  }

  return { keep, take }
}
