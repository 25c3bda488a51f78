import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { keyMessages } from '../../../core/settings/site-keys.ts'
import { post } from '../../browser/client.ts'
import { useIsStored } from '../../browser/stored-entry.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { Input } from '../../ui/input.tsx'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.ts'
import { keyEntry, withKey } from './stored-key.ts'
import { messageOf } from './use-notes.ts'

/** Asks Notion about a key. Returns null if it works, or what is wrong. */
async function problemWith(key: string): Promise<string | null> {
  const outcome = await post('/api/notes/check', {}, () => true, { headers: withKey(key) })
  if (outcome.ok) return null
  if (outcome.reason === 'refused' && outcome.status === 401) return keyMessages.invalid
  const reason = outcome.reason === 'refused' ? ` ${messageOf(outcome)}` : ''
  return `${keyMessages.failed}${reason}`
}

/** Saves, tests, replaces and removes the visitor's key. It stays in this browser. */
export function KeyPanel({ stored }: { stored: string | null }) {
  const [isReplacing, setReplacing] = useState(false)
  const [busy, setBusy] = useState<'saving' | 'testing' | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const isStored = useIsStored(keyEntry)

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('key')
    const key = typeof typed === 'string' ? typed.trim() : ''
    if (!/^[\x21-\x7e]{1,500}$/.test(key)) return refuse(keyMessages.empty)
    setProblem(undefined)
    setBusy('saving')
    const found = await problemWith(key)
    setBusy(null)
    if (found) return refuse(found)
    keyEntry.write(key)
    setReplacing(false)
    toast.success(keyMessages.saved)
  }

  function refuse(message: string) {
    flushSync(() => setProblem(message))
    focusField()
  }

  function replace(isOpen: boolean) {
    flushSync(() => setReplacing(isOpen))
    setProblem(undefined)
    if (isOpen) focusField()
  }

  async function test() {
    if (!stored) return
    setBusy('testing')
    const found = await problemWith(stored)
    setBusy(null)
    if (found) toast.error(found)
    else toast.success('The key works.')
  }

  return (
    <Panel aria-labelledby="key-title" id="key" tabIndex={-1}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h2 id="key-title" className="text-h3">
          Notion API key
        </h2>
        {stored && isStored && <Badge variant="ok">Saved in this browser</Badge>}
      </div>
      {!stored && (
        <ol className="mt-3 grid max-w-[62ch] list-decimal gap-1 pl-5">
          <li>
            Create an internal integration at{' '}
            <a href="https://www.notion.so/my-integrations" target="_blank" rel="noopener noreferrer">
              notion.so/my-integrations
            </a>
            .
          </li>
          <li>In Notion, share your databases with it.</li>
          <li>Copy its secret and paste it here as the API key.</li>
        </ol>
      )}
      <p className="mt-3 max-w-[62ch] text-ink-soft">
        The key stays in this browser. Our server passes it on to Notion and doesn’t store it.
      </p>
      {(!stored || isReplacing) && (
        <form onSubmit={(event) => void save(event)} noValidate className="mt-5 grid max-w-130 gap-4">
          <Field label="API key" error={problem}>
            <Input name="key" type="password" autoComplete="off" spellCheck={false} placeholder="ntn_..." required />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={busy === 'saving'} pendingLabel="Testing...">
              Save key
            </Button>
            {isReplacing && (
              <Button variant="ghost" onClick={() => replace(false)}>
                Cancel
              </Button>
            )}
          </div>
        </form>
      )}
      {stored && !isReplacing && (
        <div className="mt-4 flex flex-wrap gap-3 max-sm:grid">
          <Button pending={busy === 'testing'} pendingLabel="Testing..." onClick={() => void test()}>
            Test the key
          </Button>
          <Button onClick={() => replace(true)}>Replace the key</Button>
          <Button variant="danger" onClick={remove}>
            Remove the key
          </Button>
        </div>
      )}
      <NotStoredNote entry={keyEntry} className="mt-4" />
    </Panel>
  )
}

const focusField = () => focusInSight(document.querySelector<HTMLElement>('#key [name=key]'))

function remove() {
  // The notes above disappear with the key, so the page gets shorter and the panel may leave the window.
  flushSync(() => keyEntry.remove())
  focusInSight(document.querySelector<HTMLElement>('#key'))
  toast.success('API key removed from this browser')
}
