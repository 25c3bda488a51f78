import { ExternalLink } from 'lucide-react'
import type { NoteAd } from '../../../core/notes/visitor-notes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { NotePicture } from './note-picture.tsx'

/** One ad from the visitor's notes. Only its owner sees it. */
export function NoteAdStrip({ ad: { title, text, linkUrl, picture } }: { ad: NoteAd }) {
  return (
    <aside
      aria-label="Sponsored, from your notes"
      className="grid grid-cols-[112px_1fr] items-center gap-4 rounded-lg bg-surface p-3 shadow-edge md:grid-cols-[160px_1fr_auto] md:gap-6"
    >
      <div className="aspect-4/3 overflow-hidden rounded-md bg-sunk">
        <NotePicture card={{ id: title, picture, drawing: 'plate' }} />
      </div>
      <div className="grid justify-items-start [overflow-wrap:anywhere]">
        <Badge variant="info" className="mb-2">
          Sponsored
        </Badge>
        <h3 className="line-clamp-2">{title}</h3>
        <p className="line-clamp-2 text-small text-ink-soft">{text}</p>
      </div>
      <Button asChild className="max-md:col-span-full md:mr-4">
        <a href={linkUrl} rel="sponsored nofollow noopener noreferrer" target="_blank">
          Take a look
          <span className="sr-only"> at {title}</span>
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </aside>
  )
}
