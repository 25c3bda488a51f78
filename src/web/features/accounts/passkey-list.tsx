import { KeyRound } from 'lucide-react'
import { Form, useRevalidator } from 'react-router'
import { programName } from '../../../core/accounts/program-name.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { useLeaving } from '../../browser/use-leaving.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { toast } from '../../ui/toast.ts'
import { addPasskey, useCanUsePasskeys, usePasskeyProblem } from './passkey.ts'

interface PasskeyListProps {
  passkeys: ReadonlyArray<{ id: string; name: string | null; since: Date }>
}

/** The account's passkeys, and a button that adds this device's. */
export function PasskeyList({ passkeys }: PasskeyListProps) {
  const { revalidate } = useRevalidator()
  const isOffered = useCanUsePasskeys()
  const problem = usePasskeyProblem()
  const leaving = useLeaving()

  async function add() {
    const outcome = await addPasskey(programName(navigator.userAgent), leaving())
    if (leaving()?.aborted) return
    if (!outcome.ok) return toast.error('No passkey added', outcome.problem)
    toast.success('Passkey added')
    await revalidate()
  }

  return (
    <>
      <ul className="grid gap-2.5">
        {passkeys.map(({ id, name, since }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk px-4 py-3">
            <div>
              <p className="font-semibold">{name ?? 'Passkey'}</p>
              <p className="text-small text-ink-soft">Since {longDate(since)}</p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove-passkey" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" aria-label={`Remove ${name ?? 'the passkey'} since ${longDate(since)}`}>
                Remove
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {problem !== null && <p className={cn('text-ink-soft', passkeys.length > 0 && 'mt-4')}>{problem}</p>}
      {problem === null && passkeys.length === 0 && !isOffered && (
        <p className="text-ink-soft">This browser doesn’t support passkeys.</p>
      )}
      {isOffered && (
        <Button className={passkeys.length > 0 ? 'mt-4' : ''} onClick={() => void add()}>
          <KeyRound aria-hidden />
          Add a passkey
        </Button>
      )}
    </>
  )
}
