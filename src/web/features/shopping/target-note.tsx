import { Link } from 'react-router'
import { useStored } from '../../browser/stored-entry.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { targetEntry } from './stored-list.ts'

/** Lets a cook put recipes on a list of others, and says so on the cook's own list. `token` is null there. */
export function TargetNote({ token }: { token: string | null }) {
  const target = useStored(targetEntry, null)
  if (token !== null)
    return (
      <CheckboxRow
        checked={target === token}
        onChange={() => targetEntry.write(target === token ? null : token)}
        label="Use this list for recipes I add"
        className="mb-3 print:hidden"
      />
    )
  if (target === null) return null
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2.5 rounded-md bg-blush px-4 py-2 print:hidden">
      <p>
        Recipes that you add go on <Link to={`/shopping-list/${target}`}>a shared list</Link>.
      </p>
      <Button variant="ghost" onClick={() => targetEntry.write(null)}>
        Use this list instead
      </Button>
    </div>
  )
}
