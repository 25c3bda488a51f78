import { inGroups } from '../../../core/recipes/in-groups.ts'

/** Splits a list into groups of neighbors. The place in the whole list is also the key, because lines may repeat. */
export const groupsWithPlaces = <Entry extends { group: string | null }>(entries: ReadonlyArray<Entry>) =>
  inGroups(entries.map((entry, place) => ({ group: entry.group, place, entry })))
