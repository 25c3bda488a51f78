const knownForMs = 60 * 60 * 1000

/** Asked for once an hour. A failure is not kept. */
export function remembered<T>(load: () => Promise<T>) {
  let kept: { value: Promise<T>; until: number } | undefined
  return {
    get(): Promise<T> {
      if (kept && Date.now() < kept.until) return kept.value
      const value = load()
      const own = { value, until: Date.now() + knownForMs }
      kept = own
      value.catch(() => {
        if (kept === own) kept = undefined
      })
      return value
    },
    forget() {
      kept = undefined
    },
  }
}
