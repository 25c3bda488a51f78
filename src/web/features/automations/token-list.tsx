import { shortDate } from '../../../core/text/date-text.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'

interface TokenListProps {
  tokens: ReadonlyArray<{ id: string; name: string; ending: string; createdAt: string; lastUsedAt: string | null }>
}

/** The account's tokens. A revoked one stops working at once. */
export function TokenList({ tokens }: TokenListProps) {
  if (tokens.length === 0) return <p className="text-ink-soft">You have no tokens yet.</p>
  return (
    <ul className="grid gap-2.5">
      {tokens.map(({ id, name, ending, createdAt, lastUsedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk px-4 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold [overflow-wrap:anywhere]">
              {name} <span className="font-normal text-ink-soft">ends with {ending}</span>
            </p>
            <p className="text-small text-ink-soft">
              <span className="inline-block">Created {shortDate(createdAt)}.</span>{' '}
              <span className="inline-block">{lastUsedAt ? `Last used ${shortDate(lastUsedAt)}.` : 'Never used.'}</span>
            </p>
          </div>
          <AskFirst
            label={`Revoke ${name}`}
            title={`Revoke the token “${name}”?`}
            text="Programs that use it can’t send recipes anymore. You can’t undo this."
            confirmLabel="Revoke token"
            fields={{ intent: 'revoke', id }}
          >
            <Button aria-label={`Revoke ${name}`}>Revoke</Button>
          </AskFirst>
        </li>
      ))}
    </ul>
  )
}
