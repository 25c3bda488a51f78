import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

interface HeldDraftProps {
  title: string
  onContinue: () => void
  onDiscard: () => void
}

/** A draft whose dialog was closed: it waits here. */
export function HeldDraft({ title, onContinue, onDiscard }: HeldDraftProps) {
  return (
    <Panel variant="sunk" className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="[overflow-wrap:anywhere]">
        <strong className="font-display font-[560]">{title || 'Your recipe'}</strong> is not saved yet.
      </p>
      <div className="flex gap-2.5">
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" onClick={onContinue}>
          Continue editing
        </Button>
      </div>
    </Panel>
  )
}
