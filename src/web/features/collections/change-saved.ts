import { savedEntry, writeSaved } from './saved-recipes.ts'
import { sayNotStored } from './say-not-stored.ts'
import { toast } from '../../ui/toast.ts'

/** Changes the browser's list of favorites, and shows a toast with Undo. */
export function changeSaved(
  change: (saved: ReadonlyArray<string>) => ReadonlyArray<string>,
  message: string,
  detail?: string,
) {
  const before = savedEntry.read()
  if (!writeSaved(change(before))) return sayNotStored()
  toast.success(message, detail, { label: 'Undo', onPress: () => putBack(before) })
}

/** Puts the favorites back in their places, beside those saved in the meantime. */
function putBack(before: ReadonlyArray<string>) {
  const meanwhile = savedEntry.read().filter((id) => !before.includes(id))
  writeSaved([...before, ...meanwhile])
}
