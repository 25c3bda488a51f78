import { storedEntry, useStored } from '../../browser/stored-entry.ts'
import { type ImportedDraft, reviveDrafts } from './imported-drafts.ts'

const none: ReadonlyArray<ImportedDraft> = []

export const draftsEntry = storedEntry({
  name: 'recipe-drafts',
  area: 'session',
  version: 1,
  empty: none,
  check: reviveDrafts,
})

/** Returns the unsaved drafts, newest first. They survive a reload of this tab and go when saved or discarded. */
export function useImportedDrafts() {
  const drafts = useStored(draftsEntry)
  const without = (id: string) => draftsEntry.read().filter((draft) => draft.id !== id)
  return {
    drafts,
    storeDraft: (draft: ImportedDraft) => draftsEntry.write([draft, ...without(draft.id)]),
    dropDraft: (id: string) => draftsEntry.write(without(id)),
  }
}
