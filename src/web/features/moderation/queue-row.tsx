import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CheckboxRow } from '../../ui/checkbox.tsx'

interface QueueRowProps {
  to: string
  title: string
  /** The picture of the recipe. */
  picture: ReactNode
  /** The value of its checkbox. Null if it can only be decided on its own page. */
  ticked: string | null
  isTicked: boolean
  badges: ReactNode
  children: ReactNode
}

/** One item of a queue. Its link covers the row. */
export function QueueRow({ to, title, picture, ticked, isTicked, badges, children }: QueueRowProps) {
  return (
    <li className="relative grid grid-cols-[auto_auto_minmax(0,1fr)] items-start gap-x-3 rounded-md bg-surface py-2.5 pr-4 pl-3 shadow-card focus-within:shadow-float hover:shadow-card-lift has-[[name=ticked]:checked]:bg-blush sm:gap-x-4">
      {ticked === null ? (
        <span className="w-8.5" />
      ) : (
        <CheckboxRow
          name="ticked"
          value={ticked}
          defaultChecked={isTicked}
          label={<span className="sr-only">Tick {title}</span>}
          className="relative z-1 justify-center gap-0 px-1"
        />
      )}
      {picture}
      <div className="min-w-0 py-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={to}
            data-item
            className="font-display text-[1.125rem] font-[560] [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
          >
            {title}
          </Link>
          {badges}
        </div>
        {children}
      </div>
    </li>
  )
}
