import type { ReactNode } from 'react'
import lost from '../../art/spot-lost.svg'

interface NotHereProps {
  title: string
  children: string
  /** The way on. */
  action: ReactNode
}

/** Something that was asked for by name and is not there. */
export function NotHere({ title, children, action }: NotHereProps) {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={lost} alt="" className="h-48 w-auto" />
      <h1>{title}</h1>
      <p className="max-w-[46ch] text-balance text-lead text-ink-soft">{children}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
