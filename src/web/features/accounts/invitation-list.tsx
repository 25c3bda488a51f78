import { Form } from 'react-router'
import type { Role } from '../../../core/accounts/role.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import type { Undelivered } from '../../../operations/accounts/undelivered-invitations.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { JobProblem } from '../../ui/job-problem.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { Panel } from '../../ui/panel.tsx'
import {
  ActionsCell,
  ActionsHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../ui/table.tsx'
import { RoleBadge } from './role-badge.tsx'

interface InvitationListProps {
  invitations: ReadonlyArray<{
    id: number
    email: string
    role: Role
    by: string | null
    expiresAt: string
    isExpired: boolean
    undelivered: Undelivered | null
  }>
  canMail: boolean
  canResend: boolean
  /** The id of the heading above the list. */
  labelledBy: string
}

/** Lists invitations that were not accepted yet. */
export function InvitationList({ invitations, canMail, canResend, labelledBy }: InvitationListProps) {
  if (invitations.length === 0) return <p className="text-ink-soft">There are no open invitations.</p>
  return (
    <Panel aria-labelledby={labelledBy} className="overflow-clip p-0 sm:p-0">
      <Table caption="Open invitations, newest first">
        <TableHead>
          <TableHeader>Address</TableHeader>
          <TableHeader>Role</TableHeader>
          <TableHeader>Link</TableHeader>
          <ActionsHeader />
        </TableHead>
        <TableBody>
          {invitations.map(({ id, email, role, by, expiresAt, isExpired, undelivered }) => (
            <TableRow key={id}>
              <RowHeader>
                <span className="[overflow-wrap:anywhere]">
                  <MailAddress address={email} />
                </span>
                <span className="block font-text text-small font-normal text-ink-soft">
                  {by ? `Invited by ${by}` : 'Invited'}
                </span>
                {undelivered && (
                  <JobProblem
                    problem={undelivered.problem}
                    lead={
                      <strong>
                        {undelivered.isTriedAgain
                          ? 'The email is not delivered yet. We’ll try again.'
                          : 'The email could not be delivered.'}
                      </strong>
                    }
                    className="mt-2 max-w-100 font-text text-small font-normal text-danger"
                  />
                )}
              </RowHeader>
              <TableCell>
                <RoleBadge role={role} isSuspended={false} />
              </TableCell>
              <TableCell label="Link" className="text-small whitespace-nowrap text-ink-soft">
                {isExpired ? 'Expired' : 'Works until'} <time dateTime={expiresAt}>{shortDate(expiresAt)}</time>
              </TableCell>
              <ActionsCell>
                {canResend && canMail && undelivered?.isTriedAgain === false && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="link"
                      variant="ghost"
                      aria-label={`New link for ${email}`}
                    >
                      New link
                    </Button>
                  </Form>
                )}
                {canResend && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="resend"
                      variant="ghost"
                      aria-label={canMail ? `Send again to ${email}` : `New link for ${email}`}
                    >
                      {canMail ? 'Send again' : 'New link'}
                    </Button>
                  </Form>
                )}
                <AskFirst
                  label={`Withdraw the invitation to ${email}`}
                  title={`Withdraw the invitation to ${email}?`}
                  text="Its link stops working."
                  confirmLabel="Withdraw it"
                  fields={{ intent: 'withdraw', id: String(id) }}
                >
                  <Button variant="ghost" className="text-danger" aria-label={`Withdraw the invitation to ${email}`}>
                    Withdraw
                  </Button>
                </AskFirst>
              </ActionsCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
