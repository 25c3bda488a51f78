import { Form, Link } from 'react-router'
import type { Day } from '../../../core/planning/weeks.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLink } from '../../ui/copy-link.tsx'
import { Panel } from '../../ui/panel.tsx'

export interface PlanAddresses {
  /** Null while nothing is shared. */
  week: string | null
  calendar: string | null
}

const links = [
  {
    of: 'week',
    title: 'A link to this week',
    text: 'Anyone with the link can see this week, and nothing else. If you remove the link, it stops working for good.',
    create: { intent: 'share', label: 'Share by link' },
    remove: { intent: 'unshare', label: 'Remove the link' },
  },
  {
    of: 'calendar',
    title: 'Your plan in a calendar',
    text: 'Subscribe to this address in your phone’s or computer’s calendar, and it follows your plan. Don’t share it.',
    create: { intent: 'calendar', label: 'Create the address' },
    remove: { intent: 'no-calendar', label: 'Remove the address' },
  },
] as const

interface PlanSharingProps {
  monday: Day
  /** Null for a visitor, and in an account without a connection. */
  addresses: PlanAddresses | null
  isInAccount: boolean
}

/** Shares the week by link, and the whole plan with calendar programs. Both need an account, which the link belongs to. */
export function PlanSharing({ monday, addresses, isInAccount }: PlanSharingProps) {
  return (
    <Panel aria-labelledby="sharing" className="mt-6 print:hidden">
      <h2 id="sharing" className="mb-4 text-h3 font-[560]">
        Share and calendar
      </h2>
      {addresses ? (
        <div className="grid gap-6 lg:grid-cols-2">
          {links.map((link) => (
            <Shared key={link.of} {...link} address={addresses[link.of]} monday={monday} />
          ))}
        </div>
      ) : isInAccount ? (
        <p className="max-w-[66ch] text-ink-soft">
          The link to this week and the address for calendars need a connection. They return when it is back.
        </p>
      ) : (
        <p className="max-w-[66ch] text-ink-soft">
          <Link to={`/auth?next=${encodeURIComponent('/meal-plan')}`}>Sign in</Link> to share a week by link, to
          subscribe to your plan in a calendar, and to have it on all your devices. What you planned here moves to your
          account.
        </p>
      )}
    </Panel>
  )
}

interface SharedProps {
  title: string
  text: string
  address: string | null
  monday: Day
  create: { intent: string; label: string }
  remove: { intent: string; label: string }
}

function Shared({ title, text, address, monday, create, remove }: SharedProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-[1.0625rem] font-[560]">{title}</h3>
      <p className="mt-1 mb-3 max-w-[60ch] text-ink-soft">{text}</p>
      {address && (
        <p className="mb-3 rounded-md bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
          <a href={address}>{address}</a>
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {address && <CopyLink address={address}>Copy link</CopyLink>}
        <Form method="post" action={`/meal-plan?week=${monday}`} preventScrollReset>
          <input type="hidden" name="week" value={monday} />
          <Button type="submit" name="intent" value={address ? remove.intent : create.intent}>
            {address ? remove.label : create.label}
          </Button>
        </Form>
      </div>
    </div>
  )
}
