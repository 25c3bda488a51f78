import { type SubmitEvent, useId, useState } from 'react'
import type { CrawlerKey } from '../../../../core/importing/crawler-key.ts'
import { keyMessages, lastOf, TypedKey } from '../../../../core/settings/site-keys.ts'
import { useLeaving } from '../../../browser/use-leaving.ts'
import { useRead } from '../../../browser/use-read.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogContent } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Input } from '../../../ui/input.tsx'
import { NotStoredNote } from '../../../ui/not-stored-note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { crawlerKeyEntry, storeCrawlerKey, useCrawlerKey } from './stored-crawler-key.ts'
import { hasSiteKeyIn, siteKeyAddress, testCrawlerKey } from './test-crawler-key.ts'

interface KeyDialogProps {
  /** Says what continues once there is a key. Null if the cook only changes the key. */
  waiting: string | null
  /** Called when a key is stored. */
  onKey: () => void
  onClose: () => void
}

type Tested = 'own' | 'site' | 'stored'

/** Asks for the crawler's key, tests it, and stores it in this browser. */
export function KeyDialog({ waiting, onKey, onClose }: KeyDialogProps) {
  const formId = useId()
  const stored = useCrawlerKey()
  const [typed, setTyped] = useState('')
  const [tested, setTested] = useState<Tested | null>(null)
  const [problem, setProblem] = useState<{ of: Tested; message: string } | null>(null)
  const [hasSiteKey, setHasSiteKey] = useState(false)
  const leaving = useLeaving()
  useRead(siteKeyAddress, hasSiteKeyIn, setHasSiteKey)

  async function test(of: Tested, key: CrawlerKey) {
    setTested(of)
    setProblem(null)
    const signal = leaving()
    const answer = await testCrawlerKey(key, signal)
    if (signal?.aborted) return
    setTested(null)
    if (!answer.ok) return setProblem({ of, message: answer.message })
    if (of === 'stored') return toast.success('The key works.')
    storeCrawlerKey(key)
    toast.success(answer.message)
    onKey()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { data: key, error } = TypedKey.safeParse(typed)
    if (key === undefined) setProblem({ of: 'own', message: error?.issues[0]?.message ?? keyMessages.empty })
    else void test('own', { kind: 'own', key })
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Firecrawl API Key"
        description="Firecrawl opens pages that block our own importer. Each page costs a credit of the key’s account."
        isPage
        footer={
          <>
            {hasSiteKey && stored?.kind !== 'site' && (
              <Button
                disabled={tested !== null}
                pending={tested === 'site'}
                pendingLabel="Testing..."
                onClick={() => void test('site', { kind: 'site' })}
              >
                Use default key
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              disabled={tested !== null}
              pending={tested === 'own'}
              pendingLabel="Testing..."
            >
              Test and save
            </Button>
          </>
        }
      >
        {waiting !== null && problem === null && (
          <Panel variant="tint" className="mb-5">
            <output>
              {!stored && <strong className="block font-display font-[560]">{keyMessages.notSet}</strong>}
              {waiting}
            </output>
          </Panel>
        )}
        {stored && (
          <StoredKey
            stored={stored}
            isTesting={tested === 'stored'}
            isDisabled={tested !== null}
            problem={problem?.of === 'stored' ? problem.message : undefined}
            onTest={() => void test('stored', stored)}
          />
        )}
        <form id={formId} noValidate onSubmit={submit}>
          <Field
            label={stored ? 'Another API key' : 'API key'}
            hint="It stays in this browser. The site uses it for your imports only, and neither stores nor logs it."
            error={problem?.of === 'own' ? problem.message : undefined}
          >
            <Input
              type="password"
              data-autofocus
              autoComplete="off"
              spellCheck={false}
              placeholder="fc-…"
              value={typed}
              readOnly={tested !== null}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </form>
        <FieldError role="alert" className="mt-4">
          {problem?.of === 'site' && problem.message}
        </FieldError>
        <NotStoredNote entry={crawlerKeyEntry} className="mt-5" />
      </DialogContent>
    </Dialog>
  )
}

interface StoredKeyProps {
  stored: CrawlerKey
  isTesting: boolean
  isDisabled: boolean
  problem: string | undefined
  onTest: () => void
}

/** The key in use, with its test and its removal. */
function StoredKey({ stored, isTesting, isDisabled, problem, onTest }: StoredKeyProps) {
  return (
    <div className="mb-5">
      <p>
        {stored.kind === 'site' ? (
          'You use the default key of this site.'
        ) : (
          <>
            You use the key that ends in <span className="font-mono text-small">{lastOf(stored.key)}</span>.
          </>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button disabled={isDisabled} pending={isTesting} pendingLabel="Testing..." onClick={onTest}>
          Test the key
        </Button>
        <Button variant="ghost" disabled={isDisabled} onClick={() => crawlerKeyEntry.remove()}>
          Remove the key
        </Button>
      </div>
      <FieldError role="alert" className="mt-2">
        {problem}
      </FieldError>
    </div>
  )
}
