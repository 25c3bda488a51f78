import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type NoteCard, openedNoteIn, type OpenedNote } from '../../../core/notes/visitor-notes.ts'
import { get } from '../../browser/client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { withKey } from './stored-key.ts'
import { useImportNotes } from './use-import-notes.ts'
import { messageOf } from './use-notes.ts'

interface NoteDialogProps {
  card: NoteCard
  notionKey: string
  onClose: () => void
}

/** Shows one note. A recipe can be imported from here. */
export function NoteDialog({ card, notionKey, onClose }: NoteDialogProps) {
  const [note, setNote] = useState<OpenedNote | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { progress, importNotes } = useImportNotes(notionKey)
  const { id, kind } = card
  useEffect(() => {
    const leaving = new AbortController()
    setProblem(null)
    void get(`/api/notes/${kind}/${id}`, openedNoteIn, leaving.signal, withKey(notionKey)).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.ok) setNote(outcome.answer)
      else setProblem(messageOf(outcome))
    })
    return () => leaving.abort()
  }, [id, kind, notionKey, attempt])

  const footer = (
    <>
      {note?.url && (
        <Button asChild variant="ghost">
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
          onClick={() => void importNotes([id])}
        >
          Import Recipe
        </Button>
      )}
    </>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={card.title} description="From your notes in Notion" footer={note ? footer : undefined}>
        {problem && <TryAgain onRetry={() => setAttempt(attempt + 1)}>{problem}</TryAgain>}
        {!note && !problem && (
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
      {picture && <img src={picture} alt="" className="aspect-video w-full rounded-md object-cover" />}
      <section>
        <h3>Ingredients</h3>
        {recipe.ingredients.length > 0 ? (
          <ul className="mt-2 list-disc pl-6 marker:text-primary">
            {recipe.ingredients.map((line, index) => (
              <li key={index} className="py-0.5">
                {line}
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
            {recipe.steps.map((step, index) => (
              <li key={index} className="py-1">
                {step}
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
