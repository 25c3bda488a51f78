interface Group<Entry> {
  /** The heading above these, or null. */
  heading: string | null
  /** Each with its place in the whole list, which is also its name: lines may repeat. */
  entries: Array<{ place: number; entry: Entry }>
}

/** A list with headings ("For the sauce"), cut where the heading changes. */
export function inGroups<Entry extends { group: string | null }>(entries: ReadonlyArray<Entry>): Array<Group<Entry>> {
  const groups: Array<Group<Entry>> = []
  for (const [place, entry] of entries.entries()) {
    const last = groups.at(-1)
    if (last && last.heading === entry.group) last.entries.push({ place, entry })
    else groups.push({ heading: entry.group, entries: [{ place, entry }] })
  }
  return groups
}
