import { Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { get, post } from '../../browser/client.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { asOperations, changesSince } from './list-as-operations.ts'
import { addressOf, type ListStore, mostAtOnce, readChanges, syncBody, takeChanges } from './list-store.ts'

interface ShareDialogProps {
  store: ListStore
  isOwn: boolean
  /** The token of the link, as far as the page knows it. */
  token: string | null
  onToken: (token: string | null) => void
  origin: string
  onClose: () => void
}

/** The token of the link, null without one, or the reason why that is not known. */
type Shared = { token: string | null } | { problem: string }

const failed = 'The site could not be reached. Your list is unchanged. Check your connection and try again.'

/** The link and its QR code. Sharing puts a visitor's list onto the site. */
export function ShareDialog({ store, isOwn, token, onToken, origin, onClose }: ShareDialogProps) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const tokenAtPress = useRef<string | null>(undefined)
  useSharedLink(store, isOwn, onToken)

  // Runs after every render, see `useAnswer`. The pressed button is gone, and the focus moves to what replaced it.
  useEffect(() => {
    if (tokenAtPress.current === undefined || tokenAtPress.current === token) return
    tokenAtPress.current = undefined
    body.current?.querySelector('button')?.focus()
  })

  async function run(work: (store: ListStore) => Promise<Shared>) {
    tokenAtPress.current = token
    setIsBusy(true)
    const next = await work(store)
    setIsBusy(false)
    setProblem('problem' in next ? next.problem : '')
    if ('token' in next) onToken(next.token)
  }

  const address = token && `${origin}/shopping-list/${token}`
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Share the list"
        description={
          address
            ? 'Everyone with this link sees the list, adds to it and ticks it off, without an account.'
            : 'You get a link and a QR code. The list is then stored on this site, so that several phones can use it.'
        }
      >
        <p role="alert" className="mb-3 rounded-md bg-berry px-4 py-3 text-berry-ink empty:hidden">
          {problem}
        </p>
        <div ref={body}>
          {address ? (
            <SharedLink address={address} />
          ) : (
            <Button variant="primary" block pending={isBusy} pendingLabel="Sharing..." onClick={() => void run(share)}>
              <Share2 aria-hidden />
              Share by link
            </Button>
          )}
        </div>
        {address && isOwn && (
          <div className="mt-5 border-t border-line pt-4">
            <p className="mb-2 text-small text-ink-soft">If you stop sharing, the link stops working for good.</p>
            <Button variant="danger" pending={isBusy} pendingLabel="Stopping..." onClick={() => void run(stop)}>
              Stop sharing
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function SharedLink({ address }: { address: string }) {
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="grid justify-items-center gap-4">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`}
        alt="QR code of the link"
        width={208}
        height={208}
        className="size-52 rounded-md bg-white p-2"
      />
      <p className="w-full rounded-md bg-sunk px-4 py-3 text-small [overflow-wrap:anywhere]">{address}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <CopyLink address={address}>Copy link</CopyLink>
        {canShare && (
          <Button onClick={() => void navigator.share({ title: 'Shopping list', url: address }).catch(() => undefined)}>
            <Share2 aria-hidden />
            Send it
          </Button>
        )}
      </div>
    </div>
  )
}

/** Asks for the link of a list whose page does not know it: that of a visitor. */
function useSharedLink(store: ListStore, isOwn: boolean, take: (token: string) => void) {
  useEffect(() => {
    const address = isOwn ? addressOf(store.read()) : null
    if (!address) return undefined
    const leaving = new AbortController()
    void get(`${address}/sharing`, readGuest, leaving.signal).then((outcome) => {
      if (outcome.ok && outcome.answer.guest) take(outcome.answer.guest)
    })
    return () => leaving.abort()
  }, [store, isOwn, take])
}

const readGuest = (value: unknown) => {
  const { guest } = fieldsOf(value)
  return isText(guest) || guest === null ? { guest } : undefined
}

async function share(store: ListStore): Promise<Shared> {
  const before = store.read()
  const address = addressOf(before)
  if (address) {
    const outcome = await post(`${address}/share`, {}, readGuest)
    return outcome.ok ? { token: outcome.answer.guest } : { problem: problemOf(outcome) }
  }
  const operations = asOperations(before)
  const body = syncBody(operations.slice(0, mostAtOnce), 0)
  const outcome = await post('/api/shopping-lists', body, readShared)
  if (!outcome.ok) return { problem: problemOf(outcome) }
  const { token, guest, changes } = outcome.answer
  const now = store.read()
  if (addressOf(now)) return { problem: 'The list moved to the site in another tab. Try again.' }
  // Changes made during the request are not on the site yet.
  const pending = [...operations.slice(mostAtOnce), ...changesSince(before.list, now.list)]
  store.write({ ...now, place: { kind: 'link', token }, pending })
  takeChanges(store, changes)
  return { token: guest }
}

/** Returns why the site refused, such as to wait. */
function problemOf(outcome: { reason: string; body?: unknown }): string {
  const { error } = fieldsOf(outcome.body)
  return isText(error) ? `${error.replace(/\.$/, '')}. Your list is unchanged.` : failed
}

function readShared(value: unknown) {
  const { token, guest } = fieldsOf(value)
  const changes = readChanges(value)
  return changes && isText(token) && isText(guest) ? { token, guest, changes } : undefined
}

async function stop(store: ListStore): Promise<Shared> {
  const outcome = await post(`${addressOf(store.read())}/stop-sharing`, {}, readGuest)
  return outcome.ok ? { token: null } : { problem: problemOf(outcome) }
}
