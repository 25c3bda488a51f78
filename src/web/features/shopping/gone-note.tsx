import { Link, useNavigate } from 'react-router'
import { isThere } from '../../../core/shopping/shopping-list.ts'
import { randomId } from '../../browser/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { act, forgetSharedList, type ListStore, ownList } from './list-store.ts'
import { noList, type StoredList } from './stored-list.ts'

interface GoneNoteProps {
  store: ListStore
  place: StoredList['place']
  isOwn: boolean
}

/** Says that a list is out of reach, and keeps what this browser knows of it. */
export function GoneNote({ store, place, isOwn }: GoneNoteProps) {
  const navigate = useNavigate()

  function keepHere() {
    store.write({ ...noList, list: store.read().list })
  }

  function copy() {
    const lines = store.read().list.lines.filter(isThere)
    act(ownList, {
      kind: 'add',
      lines: lines.map(({ line, recipes, isTicked }) => ({ id: randomId(), line, recipes, isTicked })),
    })
    toast.success('Copied to your shopping list')
    void navigate('/shopping-list')
    if (place.kind === 'link') forgetSharedList(place.token)
  }

  return (
    <div role="alert" className="mb-5 rounded-lg bg-berry p-5 text-berry-ink print:hidden">
      {place.kind === 'account' ? (
        <>
          <p className="font-semibold">You are signed out.</p>
          <p className="mt-1">
            <Link to="/auth?next=%2Fshopping-list">Sign in</Link> again to change the list of your account.
          </p>
        </>
      ) : (
        <>
          <p className="font-semibold">This list is no longer shared.</p>
          <p className="mt-1">
            Changes you make here no longer reach others. The items below are the last ones this browser received.
          </p>
          <Button onClick={isOwn ? keepHere : copy} className="mt-3">
            {isOwn ? 'Keep it in this browser' : 'Copy to my shopping list'}
          </Button>
        </>
      )}
    </div>
  )
}
