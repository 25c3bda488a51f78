import type { ReactNode } from 'react'
import cocoaBath from '../../art/spot-cocoa-bath.svg'
import { Character } from '../../ui/character.tsx'
import { Panel } from '../../ui/panel.tsx'

interface AccountCardProps {
  title: string
  lead?: ReactNode
  /** True for a message with a link and no fields. It is shown without a card. */
  isMessage?: boolean
  children: ReactNode
}

/** The frame of the account pages: one form in the middle of the page. */
export function AccountCard({ title, lead, isMessage = false, children }: AccountCardProps) {
  return (
    <div className="wrap grid justify-items-center pt-6 sm:pt-14">
      <div className="w-full max-w-[30rem]">
        <div className="mb-6 grid justify-items-center text-center">
          <Character src={cocoaBath} width={280} height={280} className="mb-3 w-24 sm:w-36" />
          <h1>{title}</h1>
          {lead && <p className="mt-2 text-lead text-balance text-ink-soft">{lead}</p>}
        </div>
        {isMessage ? <div className="mx-auto max-w-80">{children}</div> : <Panel>{children}</Panel>}
      </div>
    </div>
  )
}
