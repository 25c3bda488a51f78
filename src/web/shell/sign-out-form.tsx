import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { fieldsOf, isText } from '../../core/text/fields-of.ts'
import { Button } from '../ui/button.tsx'
import { openPart } from '../ui/open-part.ts'
import { useAnswer } from '../ui/use-answer.ts'

interface SignOutFormProps {
  action: string
  block: boolean
  onChoose: (() => void) | undefined
}

const loadUnsentDialog = () => import('../ui/unsent-dialog.tsx')
/** Loaded on demand, because hardly a sign-out asks. */
const UnsentDialog = lazy(loadUnsentDialog)

/** Signs out. Asks first if something of the account could not be sent. Works without scripts. */
export function SignOutForm({ action, block, onChoose }: SignOutFormProps) {
  // A router `<Form>` would navigate to its action's address, even if the site cannot be reached.
  const { Form, data, state, submit } = useFetcher<unknown>()
  const [unsent, setUnsent] = useState<ReadonlyArray<string>>([])
  useAnswer(data, (answer) => {
    const names = namesIn(answer)
    if (names.length > 0) openPart(loadUnsentDialog, () => setUnsent(names))
  })
  const isWaiting = state !== 'idle'
  return (
    <>
      <Form method="post" action={action}>
        <Button type="submit" block={block} onClick={onChoose} pending={isWaiting} pendingLabel="Signing out">
          Sign Out
        </Button>
      </Form>
      {unsent.length > 0 && (
        <Suspense>
          <UnsentDialog
            names={unsent}
            onStay={() => setUnsent([])}
            onLeave={() => {
              setUnsent([])
              void submit({ 'forget-unsent': 'yes' }, { method: 'post', action })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function namesIn(answer: unknown): ReadonlyArray<string> {
  const { unsent } = fieldsOf(answer)
  return Array.isArray(unsent) ? unsent.filter(isText) : []
}
