import { Link } from 'react-router'
import type { CrawlerCallKind } from '../../../core/crawler/console-call.ts'
import { cn } from '../../ui/cn.ts'
import { callGroups, callText } from './call-text.ts'

/** The calls in their groups. Each has an address. */
export function CallNav({ current }: { current: CrawlerCallKind }) {
  return (
    <nav
      aria-label="What to do"
      className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-3 sm:gap-y-5 lg:grid-cols-1"
    >
      {callGroups.map(({ title, kinds }) => (
        <div key={title}>
          <h2 className="mb-1.5 px-3.5 font-text text-small font-semibold tracking-normal text-ink-soft">{title}</h2>
          <ul className="grid gap-0.5 max-sm:grid-cols-2">
            {kinds.map((kind) => (
              <li key={kind}>
                <Link
                  to={`/admin/crawler?call=${kind}`}
                  preventScrollReset
                  aria-current={kind === current ? 'page' : undefined}
                  className={cn(
                    'flex min-h-11 items-center rounded-md px-3.5 font-display font-[560] text-ink no-underline hover:bg-sunk max-sm:text-small sm:text-[1.0625rem]',
                    kind === current && 'bg-surface shadow-edge hover:bg-surface',
                  )}
                >
                  {callText[kind].label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
