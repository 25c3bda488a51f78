import type { ReactNode } from 'react'
import { Character } from './character.tsx'
import lost from '../art/spot-lost.svg'

interface NotHereProps {
  title: string
  children: string
  /** A link to another page. */
  action: ReactNode
  /** Null shows no picture. */
  picture?: string | null
}

/** Shows that the requested item does not exist. */
export function NotHere({ title, children, action, picture = lost }: NotHereProps) {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      {picture !== null && <Character src={picture} className="h-48 w-auto" />}
      <h1>{title}</h1>
      <p className="max-w-[46ch] text-balance text-lead [overflow-wrap:anywhere] text-ink-soft">{children}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
