import { Form } from 'react-router'
import { longDate } from '../../../core/text/date-text.ts'
import { Button } from '../../ui/button.tsx'
import { ProviderButton } from './provider-button.tsx'

interface LinkedAccountsProps {
  /** The provider that people can sign in with. Null if the site no longer has a provider. */
  providerName: string | null
  accounts: ReadonlyArray<{ id: string; since: Date; isCurrent: boolean }>
}

/** The accounts at a provider that can sign in to this account. */
export function LinkedAccounts({ providerName, accounts }: LinkedAccountsProps) {
  const nameOf = (isCurrent: boolean) => (isCurrent && providerName) || 'A provider this site no longer uses'
  return (
    <>
      <ul className="grid gap-2.5 empty:hidden">
        {accounts.map(({ id, since, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold [overflow-wrap:anywhere]">{nameOf(isCurrent)}</p>
              <p className="text-small text-ink-soft">Connected since {longDate(since)}</p>
            </div>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="unlink-account" />
              <input type="hidden" name="id" value={id} />
              <Button type="submit" aria-label={`Disconnect ${nameOf(isCurrent)} since ${longDate(since)}`}>
                Disconnect
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {providerName && !accounts.some(({ isCurrent }) => isCurrent) && (
        <ProviderButton intent="link" className={accounts.length > 0 ? 'mt-4' : ''}>
          {`Connect ${providerName}`}
        </ProviderButton>
      )}
    </>
  )
}
