import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ImportedDraftsProps {
  drafts: ReadonlyArray<{ id: string; title: string; sourceUrl: string | null }>
  onContinue: (id: string) => void
  onDiscard: (id: string) => void
}

/** Drafts whose dialog was closed. */
export function ImportedDrafts({ drafts, onContinue, onDiscard }: ImportedDraftsProps) {
  if (drafts.length === 0) return null
  return (
    <Panel variant="sunk" aria-label="Not saved yet" className="mt-5 grid gap-4">
      {drafts.map(({ id, title, sourceUrl }) => (
        <div key={id} className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <strong className="font-display font-[560]">{title || 'A recipe without a title'}</strong> is not saved yet.
            {sourceUrl && <span className="block text-small text-ink-soft">{sourceUrl}</span>}
          </p>
          <div className="flex flex-wrap gap-2.5 *:whitespace-nowrap max-sm:-ml-3 max-sm:gap-1 max-sm:*:px-3">
            <Button variant="ghost" onClick={() => onDiscard(id)}>
              Discard
            </Button>
            <Button variant={drafts.length === 1 ? 'primary' : 'secondary'} onClick={() => onContinue(id)}>
              Continue editing
            </Button>
          </div>
        </div>
      ))}
    </Panel>
  )
}
