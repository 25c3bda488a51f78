import type { ReactNode } from 'react'
import cocoaBath from '../../art/spot-cocoa-bath.svg'
import { Character } from '../../ui/character.tsx'

interface NewsletterNoteProps {
  title: string
  text: string
  /** A form or a button. */
  children: ReactNode
}

/** A newsletter page with one sentence and one action. */
export function NewsletterNote({ title, text, children }: NewsletterNoteProps) {
  return (
    <div className="wrap grid justify-items-center gap-6 pt-section text-center">
      <Character src={cocoaBath} width={280} height={280} className="w-52" />
      <div>
        <h1>{title}</h1>
        <p className="mt-3 max-w-[48ch] text-balance text-lead text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}
