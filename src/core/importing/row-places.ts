interface Row {
  /** Counted from 1. */
  position: number
  /** Where the recipe was read, such as a page or a file. */
  at: string
  title: string
}

/** Returns where each recipe was read, for titles that several rows share. */
export function placesOfTwins(rows: ReadonlyArray<Row>): Map<number, string> {
  const counts = new Map<string, number>()
  for (const { title } of rows) counts.set(title, (counts.get(title) ?? 0) + 1)
  const twins = rows.filter(({ title }) => title !== '' && (counts.get(title) ?? 0) > 1)
  return new Map(
    twins.map(({ position, at, title }) => [
      position,
      at !== '' && at !== title ? at : `Number ${position} of this import`,
    ]),
  )
}
