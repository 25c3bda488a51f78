import { EyeOff, Hourglass } from 'lucide-react'
import type { RecipeStatus } from '../../../core/recipes/recipe.ts'
import { Panel } from '../../ui/panel.tsx'

const notes: Record<Exclude<RecipeStatus, 'published'>, { title: string; text: string }> = {
  draft: { title: 'This is a draft.', text: 'Only you can see it.' },
  pending: {
    title: 'This recipe is waiting for review.',
    text: 'Anyone with this link can see it. It will be listed once an editor approves it.',
  },
  'changes-requested': {
    title: 'This recipe needs a correction before it is listed.',
    text: 'Only its author and the editors can see it.',
  },
  rejected: { title: 'This recipe was not listed.', text: 'Only its author and the editors can see it.' },
  withdrawn: {
    title: 'This recipe was taken down.',
    text: 'Only its author and the editors can see it. Everyone else is told that it was removed.',
  },
}

/** A note above a recipe that is not public. */
export default function PendingNote({ status }: { status: RecipeStatus }) {
  if (status === 'published') return null
  const { title, text } = notes[status]
  const Icon = status === 'pending' ? Hourglass : EyeOff
  return (
    <div className="wrap pt-4 print:hidden">
      <Panel
        variant="tint"
        aria-label={status === 'pending' ? 'Waiting for review' : 'Not listed'}
        className="flex items-start gap-3 py-4"
      >
        <Icon aria-hidden className="mt-0.5 size-5 flex-none text-primary" />
        <p>
          <strong className="font-display font-[560]">{title}</strong> {text}
        </p>
      </Panel>
    </div>
  )
}
