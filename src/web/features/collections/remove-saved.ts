import { putBack } from './put-back.ts'
import { savedEntry, writeSaved } from './saved-recipes.ts'
import { sayNotStored } from './say-not-stored.ts'
import { toast } from '../../ui/toast.ts'

/** Removes recipes from the browser's list of favorites, and shows a toast with Undo. */
export function removeSaved(ids: ReadonlyArray<string>, message: string, detail?: string) {
  const before = savedEntry.read()
  if (!writeSaved(before.filter((id) => !ids.includes(id)))) return sayNotStored()
  const undo = () => void writeSaved(putBack(savedEntry.read(), ids, before))
  toast.success(message, detail, { label: 'Undo', onPress: undo })
}
