interface Group<Entry> {
  /** The heading, or null for entries without one. */
  group: string | null
  entries: Array<Entry>
}

/** Splits a list with headings such as "For the sauce" into groups of neighbors. */
export function inGroups<Entry extends { group: string | null }>(entries: ReadonlyArray<Entry>): Array<Group<Entry>> {
  const groups: Array<Group<Entry>> = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.group === entry.group) last.entries.push(entry)
    else groups.push({ group: entry.group, entries: [entry] })
  }
  return groups
}
