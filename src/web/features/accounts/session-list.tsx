import { Form, Link } from 'react-router'
import { programName } from '../../../core/accounts/program-name.ts'
import { longDate } from '../../../core/text/date-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'

interface SessionListProps {
  sessions: ReadonlyArray<{ id: string; visitor: string | null; program: string | null; since: Date; isThis: boolean }>
}

/** The account's sessions. Each session except this one has a button that ends it. */
export function SessionList({ sessions }: SessionListProps) {
  return (
    <>
      <ul className="grid gap-2.5">
        {sessions.map(({ id, visitor, program, since, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {programName(program)} {isThis && <Badge>This browser</Badge>}
              </p>
              <p className="text-small text-ink-soft [overflow-wrap:anywhere]">
                Since {longDate(since)}
                {visitor && `, from ${visitor}`}
              </p>
            </div>
            {!isThis && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" aria-label={`Sign out ${programName(program)} since ${longDate(since)}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="end-all-sessions" />
        <Button type="submit">Sign out everywhere</Button>
        <p className="mt-2 text-small text-ink-soft">
          This also revokes the tokens of your <Link to="/account/automations">automations</Link>.
        </p>
      </Form>
    </>
  )
}
