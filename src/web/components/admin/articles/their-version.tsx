import type { TypedArticle } from '../../../../core/article-form.ts'
import { SavedNow } from '../shell/saved-now.tsx'
import { TextDifference } from './text-difference.tsx'

interface TheirVersionProps {
  theirs: TypedArticle & { difference: Parameters<typeof TextDifference>[0]['parts'] | null }
}

/** What somebody else saved meanwhile, and how one's own text differs from it. */
export function TheirVersion({ theirs }: TheirVersionProps) {
  return (
    <SavedNow
      said={[
        ['Title', theirs.title],
        ['Address', theirs.slug],
        ['Summary', theirs.excerpt],
      ]}
      next="Saving now puts yours in its place; theirs stays in the history, where it can be restored."
    >
      <h3 className="text-[1.125rem]">From theirs to yours</h3>
      {theirs.difference ? (
        <TextDifference parts={theirs.difference} className="max-h-96 overflow-y-auto rounded-md bg-surface p-4" />
      ) : (
        <p>The two texts have hardly anything in common.</p>
      )}
    </SavedNow>
  )
}
