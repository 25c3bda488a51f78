import { Hourglass } from 'lucide-react'
import { Panel } from '../ui/panel.tsx'

/** Above a recipe that nobody has looked at yet. */
export default function PendingNote() {
  return (
    <div className="wrap pt-4 print:hidden">
      <Panel variant="tint" aria-label="Waiting for review" className="flex items-start gap-3 py-4">
        <Hourglass aria-hidden className="mt-0.5 size-5 flex-none text-primary" />
        <p>
          <strong className="font-display font-[560]">This recipe waits for review.</strong> Whoever has this link can
          read it; it is listed once somebody who runs the site has looked at it.
        </p>
      </Panel>
    </div>
  )
}
