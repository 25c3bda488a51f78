import { ExternalLink } from 'lucide-react'
import type { NoteCard, OpenedNote } from '../../../core/notes/visitor-notes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { useImportNotes } from './use-import-notes.ts'
import { useNote } from './use-note.ts'

interface NoteDialogProps {
  card: NoteCard
  notionKey: string
  onClose: () => void
}

/** Shows one note. A recipe can be imported from here. */
export function NoteDialog({ card, notionKey, onClose }: NoteDialogProps) {
  const { opened, retry } = useNote(card, notionKey)
  const { progress, importNotes } = useImportNotes(notionKey)
  const note = opened && 'note' in opened ? opened.note : null

  const footer = (
    <>
      {note?.url && (
        <Button asChild variant="ghost" className="sm:only:-mr-3">
          <a href={note.url} target="_blank" rel="noopener noreferrer">
            Open in Notion
            <ExternalLink aria-hidden />
          </a>
        </Button>
      )}
      {note?.recipe && (
        <Button
          variant="primary"
          pending={progress !== null}
          pendingLabel="Importing..."
          onClick={() => void importNotes([card.id])}
        >
          Import Recipe
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={card.title} description="From your notes in Notion" footer={note ? footer : undefined}>
        {opened && 'problem' in opened && <TryAgain onRetry={retry}>{opened.problem}</TryAgain>}
        {!opened && (
          <div aria-busy="true" className="grid gap-3">
            <output className="sr-only">Loading the note</output>
            <Skeleton className="h-40 w-full" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
          </div>
        )}
        {note && <Opened note={note} />}
      </DialogContent>
    </Dialog>
  )
}

function Opened({ note: { picture, recipe, html } }: { note: OpenedNote }) {
  if (!recipe)
    return html ? (
      // Sanitized by the server.
      <Prose dangerouslySetInnerHTML={{ __html: html }} />
    ) : (
      <p className="text-ink-soft">This note is empty.</p>
    )
  return (
    <div className="grid gap-6">
      {picture && <img src={picture} alt="" className="food aspect-video w-full rounded-md object-cover" />}
      <section>
        <h3>Ingredients</h3>
        {recipe.ingredients.length > 0 ? (
          <ul className="mt-2 list-disc pl-6 marker:text-primary">
            {numbered(recipe.ingredients).map(({ place, text }) => (
              <li key={place} className="py-0.5">
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-2 text-ink-soft">None found. You can add them after the import.</p>
        )}
      </section>
      <section>
        <h3>Instructions</h3>
        {recipe.steps.length > 0 ? (
          <ol className="mt-2 list-decimal pl-6 marker:text-primary">
            {numbered(recipe.steps).map(({ place, text }) => (
              <li key={place} className="py-1">
                {text}
              </li>
            ))}
          </ol>
        ) : (
          <p className="mt-2 text-ink-soft">None found. You can add them after the import.</p>
        )}
      </section>
    </div>
  )
}

/** Lines may repeat, so their place is the key. */
const numbered = (lines: ReadonlyArray<string>) => lines.map((text, place) => ({ place, text }))
