import type { TypedArticle } from '../../../core/content/article-form.ts'
import { SavedNow } from '../../ui/saved-now.tsx'
import { TextDifference } from './text-difference.tsx'

export interface TheirArticle extends TypedArticle {
  difference: Parameters<typeof TextDifference>[0]['parts'] | null
}

const publishing = ({ when, publishAt }: TypedArticle) =>
  when === 'draft' ? 'Draft' : when === 'later' ? `Scheduled for ${publishAt.replace('T', ', ')} UTC` : 'Published'

/** The version another person saved in the meantime, and the changes from that version to the typed text. */
export function TheirVersion({ theirs }: { theirs: TheirArticle }) {
  return (
    <SavedNow
      values={[
        ['Title', theirs.title],
        ['Address', theirs.slug],
        ['Summary', theirs.excerpt],
        ['Publishing', publishing(theirs)],
      ]}
      next="Saving now replaces it with yours. Their version stays in the history, where you can restore it."
    >
      <h3 className="text-[1.125rem]">Changes from theirs to yours</h3>
      {theirs.difference ? (
        <TextDifference parts={theirs.difference} className="max-h-96 overflow-y-auto rounded-md bg-surface p-4" />
      ) : (
        <p>The two texts have almost nothing in common.</p>
      )}
    </SavedNow>
  )
}
