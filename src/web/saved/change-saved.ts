import { readSaved, writeSaved } from '../components/recipe/saved-recipes.ts'
import { toast } from '../components/ui/toast.ts'

/** Changes the browser's list, says so, and offers the way back. */
export function changeSaved(
  change: (saved: ReadonlyArray<string>) => ReadonlyArray<string>,
  message: string,
  detail?: string,
) {
  const before = readSaved()
  if (!writeSaved(change(before))) return toast.error('Your browser does not let this site save anything')
  toast.success(message, detail, { label: 'Undo', onPress: () => putBack(before) })
}

/** Where they were, beside what was saved in the meantime. */
function putBack(before: ReadonlyArray<string>) {
  const meanwhile = readSaved().filter((id) => !before.includes(id))
  writeSaved([...before, ...meanwhile])
}
