import { fieldsOf } from '../../../core/text/fields-of.ts'
import { post, send } from '../../browser/client.ts'
import { toast } from '../../ui/toast.ts'
import { asOperations } from './list-as-operations.ts'
import { ownList, sync } from './list-store.ts'
import { noList, sharedListsEntry, targetEntry } from './stored-list.ts'

/**
 * Makes the account's list the list of this browser. What a visitor had in the browser moves into the account: each line
 * keeps its id, so nothing arrives twice.
 */
export async function followAccountList(account: string): Promise<void> {
  const before = ownList.read()
  const { place } = before
  if (place.kind === 'link') {
    if (!(await moveSharedList(place.token, account))) return
  } else if (place.kind === 'browser') {
    ownList.write({ ...before, place: { kind: 'account', id: account }, revision: 0, pending: asOperations(before) })
  } else if (place.id !== account) {
    ownList.write({ ...noList, place: { kind: 'account', id: account } })
  }
  if (ownList.read().pending.length > 0) await sync(ownList)
}

/** Returns false if the visitor's list stays as it is until the next page, because the site could not move it. */
async function moveSharedList(token: string, account: string): Promise<boolean> {
  const moved = await post(`/api/shopping-lists/${token}/adopt`, {}, readMoved)
  const isUnknown = !moved.ok && moved.reason === 'refused' && moved.status === 404
  if (!moved.ok && !isUnknown) return false
  const now = ownList.read()
  if (now.place.kind !== 'link' || now.place.token !== token) return false
  // An unknown list was moved by another tab, which adds nothing twice, or is gone and only this browser knows it.
  const pending = isUnknown ? [...asOperations(now), ...now.pending] : now.pending
  ownList.write({ ...now, place: { kind: 'account', id: account }, revision: 0, pending, isGone: false })
  if (moved.ok && moved.answer.isShared)
    toast.success('Your shared list is in your account', 'Everyone with its link now sees all of your list.', {
      label: 'Stop sharing',
      onPress: () => void stopSharing(),
    })
  return true
}

function readMoved(value: unknown) {
  const { moved, isShared } = fieldsOf(value)
  return moved === true ? { isShared: isShared === true } : undefined
}

async function stopSharing() {
  const outcome = await send('/api/shopping-lists/mine/stop-sharing', {})
  if (outcome.ok) toast.success('The list is no longer shared')
  else toast.error('The list is still shared', 'Check your connection, and stop sharing on the page of your list.')
}

/** Removes the list from the browser. The account has it, and another person may use the browser next. */
export function forgetOwnList(): void {
  if (ownList.read().place.kind === 'account') ownList.write(noList)
  sharedListsEntry.remove()
  targetEntry.remove()
}
