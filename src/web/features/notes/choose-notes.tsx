import { useState } from 'react'
import { mostImported, type NoteCard as Card } from '../../../core/notes/visitor-notes.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SaveBar } from '../../ui/save-bar.tsx'
import { NoteCard } from './note-card.tsx'
import type { NotesProgress } from './use-import-notes.ts'

interface ChooseNotesProps {
  cards: ReadonlyArray<Card>
  /** Null if no import is running. */
  progress: NotesProgress | null
  onImport: (ids: ReadonlyArray<string>) => void
  onOpen: (card: Card) => void
}

/** The recipes of the notes with check marks. The chosen ones open in the import preview. */
export function ChooseNotes({ cards, progress, onImport, onOpen }: ChooseNotesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const all = cards.slice(0, mostImported).map(({ id }) => id)
  const isAll = chosen.size === all.length

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <div className="grid gap-gap sm:grid-cols-2 md:grid-cols-3">
        {cards.map((card) => (
          <NoteCard
            key={card.id}
            card={card}
            onOpen={onOpen}
            choice={
              <CheckboxRow
                label={
                  <>
                    Choose<span className="sr-only"> {card.title}</span>
                  </>
                }
                checked={chosen.has(card.id)}
                disabled={progress !== null}
                onChange={({ currentTarget }) => choose(card.id, currentTarget.checked)}
              />
            }
          />
        ))}
      </div>
      <SaveBar className="mt-5">
        <CheckboxRow
          label={`All ${all.length}`}
          checked={isAll}
          onChange={() => setChosen(new Set(isAll ? [] : all))}
          disabled={progress !== null}
          className="max-sm:flex-none! max-sm:px-0! sm:mr-3"
        />
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          pending={progress !== null}
          pendingLabel="Importing..."
          onClick={() => onImport(cards.filter(({ id }) => chosen.has(id)).map(({ id }) => id))}
        >
          {chosen.size === 0 ? 'Import from Notion' : `Import ${chosen.size} from Notion`}
        </Button>
        <div
          aria-live="polite"
          className="min-w-0 flex-1 empty:hidden max-sm:-order-1 max-sm:flex-[1_0_100%]! max-sm:px-0!"
        >
          {progress && (
            <Progress
              label={`Reading note ${Math.min(progress.total, progress.done + 1)} of ${progress.total}`}
              value={Math.round((progress.done / progress.total) * 100)}
            />
          )}
        </div>
      </SaveBar>
    </>
  )
}
