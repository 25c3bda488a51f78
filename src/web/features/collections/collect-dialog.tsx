import { useState } from 'react'
import { useLocation } from 'react-router'
import { withNext } from '../../../core/accounts/next-page.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { useRead } from '../../browser/use-read.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { useIsSignUpOpen } from '../../shell/use-is-sign-up-open.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { type CollectChoice, CollectForms, newCollection } from './collect-forms.tsx'
import { askToCollect, type CollectedRecipe } from './collect-request.ts'

/** The collections to choose from, in a dialog. Collections belong to an account. */
export default function CollectDialog({ recipe }: { recipe: CollectedRecipe }) {
  const account = useStored(accountEntry)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && askToCollect(null)}>
      <DialogContent
        title="Add to collections"
        description={recipe.title}
        footer={
          account ? (
            <DialogClose asChild>
              <Button>Done</Button>
            </DialogClose>
          ) : (
            <SignInFooter />
          )
        }
      >
        {account ? (
          <OwnCollections id={recipe.id} />
        ) : (
          <p>Collections are in your account, so that you can share them and have them on every device.</p>
        )}
      </DialogContent>
    </Dialog>
  )
}

function OwnCollections({ id }: { id: string }) {
  const [choices, setChoices] = useState<ReadonlyArray<CollectChoice> | null>(null)
  const [isSending, setSending] = useState(false)
  const [createdId, setCreatedId] = useState<string>()
  const address = `/collections/choices?${new URLSearchParams({ recipe: id })}`
  const { hasFailed, retry } = useRead(choices ? null : address, readChoices, setChoices)

  async function send(form: FormData) {
    setSending(true)
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    const outcome = await post(address, body, readChoices)
    setSending(false)
    if (outcome.ok) {
      setCreatedId(outcome.answer.find(({ id: next }) => !choices?.some(({ id: known }) => known === next))?.id)
      return setChoices(outcome.answer)
    }
    const problem = outcome.reason === 'refused' ? fieldsOf(outcome.body)['problem'] : undefined
    toast.error('Not collected', isText(problem) ? problem : 'Check your connection and try again.')
  }

  if (hasFailed) return <TryAgain onRetry={retry}>Your collections could not be loaded.</TryAgain>
  if (!choices) return <Spinner label="Loading your collections..." className="min-h-40" />
  return (
    <CollectForms
      key={choices.length}
      choices={choices}
      answer={undefined}
      isSending={isSending}
      // After a collection was created, the form starts again empty.
      startsAt={createdId ?? choices[0]?.id ?? newCollection}
      onSend={send}
    />
  )
}

function readChoices(value: unknown): Array<CollectChoice> | undefined {
  const { choices } = fieldsOf(value)
  return Array.isArray(choices) && choices.every(isChoice) ? choices : undefined
}

function isChoice(value: unknown): value is CollectChoice {
  const { id, name, has } = fieldsOf(value)
  return isText(id) && isText(name) && typeof has === 'boolean'
}

function SignInFooter() {
  const isSignUpOpen = useIsSignUpOpen()
  const { pathname, search } = useLocation()
  return (
    <ButtonLink to={withNext('/auth', pathname + search)} variant="primary" onClick={() => askToCollect(null)}>
      {isSignUpOpen ? 'Sign in or create an account' : 'Sign in'}
    </ButtonLink>
  )
}
