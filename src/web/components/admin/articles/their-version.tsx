import type { TypedArticle } from '../../../../core/article-form.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextDifference } from './text-difference.tsx'

interface TheirVersionProps {
  theirs: TypedArticle & { difference: Parameters<typeof TextDifference>[0]['parts'] | null }
}

/** What somebody else saved meanwhile, and how one's own text differs from it. */
export function TheirVersion({ theirs }: TheirVersionProps) {
  return (
    <Panel variant="sunk" aria-labelledby="theirs-title" className="mb-5 grid gap-3">
      <h2 id="theirs-title" className="text-[1.375rem]">
        What is saved now
      </h2>
      <dl className="grid gap-1">
        <Said name="Title" text={theirs.title} />
        <Said name="Address" text={theirs.slug} />
        <Said name="Summary" text={theirs.excerpt} />
      </dl>
      <h3 className="text-[1.125rem]">From theirs to yours</h3>
      {theirs.difference ? (
        <TextDifference parts={theirs.difference} className="max-h-96 overflow-y-auto rounded-md bg-surface p-4" />
      ) : (
        <p>The two texts have hardly anything in common.</p>
      )}
      <p className="text-small text-ink-soft">
        Saving now puts yours in its place; theirs stays in the history, where it can be restored.
      </p>
    </Panel>
  )
}

function Said({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold">{name}:</dt>
      <dd className="[overflow-wrap:anywhere]">{text || '(empty)'}</dd>
    </div>
  )
}
