import { EyeOff, Hourglass } from 'lucide-react'
import type { RecipeStatus } from '../../../core/recipe/recipe.ts'
import { Panel } from '../ui/panel.tsx'

const notes: Record<Exclude<RecipeStatus, 'published'>, { title: string; text: string }> = {
  draft: { title: 'This is a draft.', text: 'Nobody but you can read it.' },
  pending: {
    title: 'This recipe waits for review.',
    text: 'Whoever has this link can read it; it is listed once somebody who runs the site has looked at it.',
  },
  'changes-requested': {
    title: 'Something should be put right before this recipe is listed.',
    text: 'Only its cook and the editors can read it.',
  },
  rejected: { title: 'This recipe was not listed.', text: 'Only its cook and the editors can read it.' },
  withdrawn: {
    title: 'This recipe was taken down.',
    text: 'Only its cook and the editors can read it; everybody else is told that it is gone.',
  },
}

/** Above a recipe that is not on the site for everybody. */
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
