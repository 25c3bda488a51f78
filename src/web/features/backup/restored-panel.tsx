import { CircleCheck } from 'lucide-react'
import { Form } from 'react-router'
import { counted } from '../../../core/text/counted.ts'
import { exactMoment } from '../../../core/text/date-text.ts'
import { Button } from '../../ui/button.tsx'

interface RestoredPanelProps {
  restored: { name: string; madeAt: string; restoredAt: string; recipes: number; users: number; pictures: number }
}

/** Says what the latest restore brought back, until it is dismissed or something else is done with backups. */
export function RestoredPanel({ restored }: RestoredPanelProps) {
  const { name, madeAt, restoredAt, recipes, users, pictures } = restored
  return (
    <section
      aria-labelledby="restored-title"
      className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg bg-mint px-5 py-4 text-mint-ink"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-6 flex-none" />
      <div className="min-w-0 flex-1">
        <h2 id="restored-title" className="text-h3 text-mint-ink">
          Backup restored
        </h2>
        <p className="max-w-[62ch] [overflow-wrap:anywhere]">
          The site is restored to its state of <time dateTime={madeAt}>{exactMoment(madeAt)}</time>, with{' '}
          {counted(recipes, 'recipe')}, {counted(users, 'account')} and {counted(pictures, 'picture')}. Everyone was
          signed out.
        </p>
        <p className="mt-1 text-small [overflow-wrap:anywhere]">
          Restored <time dateTime={restoredAt}>{exactMoment(restoredAt)}</time> from {name}.
        </p>
      </div>
      <Form method="post" className="max-sm:basis-full max-sm:pl-10">
        <Button type="submit" name="intent" value="dismiss-restore">
          Dismiss
        </Button>
      </Form>
    </section>
  )
}
