import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { showCurrent } from '../../ui/show-current.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

interface FilterLinksProps {
  label: string
  links: ReadonlyArray<{ to: string; label: string; count?: number | undefined; isCurrent: boolean }>
}

/** Links to several views of a list, each with an address. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav ref={showCurrent} aria-label={label} className={cn(trayLook, 'relative w-fit max-w-full')}>
      {links.map(({ to, label: name, count, isCurrent }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className={cn(trayItemLook(), 'min-h-11')}
        >
          {name}
          {count !== undefined && (
            <span className="rounded-pill bg-bg px-2 py-0.5 font-text text-micro font-semibold tabular-nums">
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
