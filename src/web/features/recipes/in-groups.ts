interface Group<Entry> {
  /** The heading of the group, or null. */
  heading: string | null
  /** The entries with their places in the whole list. The place is also the key, because lines may repeat. */
  entries: Array<{ place: number; entry: Entry }>
}

/** Splits a list with headings such as "For the sauce" into groups of neighbors. */
export function inGroups<Entry extends { group: string | null }>(entries: ReadonlyArray<Entry>): Array<Group<Entry>> {
  const groups: Array<Group<Entry>> = []
  for (const [place, entry] of entries.entries()) {
    const last = groups.at(-1)
    if (last && last.heading === entry.group) last.entries.push({ place, entry })
    else groups.push({ heading: entry.group, entries: [{ place, entry }] })
  }
  return groups
}
