/** Gathers tables that changed and reports them every `laterMs`. */
export function createLateChanges(report: (table: string) => void, laterMs: number) {
  const tables = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function reportAll() {
    timer = undefined
    for (const table of tables) report(table)
    tables.clear()
  }

  return {
    add(table: string) {
      tables.add(table)
      timer ??= setTimeout(reportAll, laterMs).unref()
    },
    forget: (table: string) => void tables.delete(table),
    stop: () => clearTimeout(timer),
  }
}
