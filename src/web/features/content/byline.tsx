import { longDate } from '../../../core/text/date-text.ts'
import type { BlogPostSummary } from '../../../core/content/articles.ts'
import { Picture } from '../../ui/picture.tsx'
import { cn } from '../../ui/cn.ts'

type BylineProps = Pick<BlogPostSummary, 'authorName' | 'authorPicture' | 'datePublished'> & { className?: string }

/** The author with a picture, and the date. */
export function Byline({ authorName, authorPicture, datePublished, className }: BylineProps) {
  return (
    <p className={cn('flex items-center gap-2.5 text-small font-[550] text-ink-soft', className)}>
      {authorPicture && (
        <span className="size-9 flex-none overflow-hidden rounded-mallow bg-sunk">
          <Picture picture={authorPicture} alt="" sizes="2.25rem" className="size-full object-cover" />
        </span>
      )}
      {/* The dot in front of the first part of a line is outside the box, so that no line begins or ends with one. */}
      <span className="min-w-0 overflow-hidden">
        <span className="-ml-4 flex flex-wrap *:pl-4 *:before:-ml-4 *:before:inline-block *:before:w-4 *:before:text-center *:before:content-['·'/'']">
          <span className="min-w-0 [overflow-wrap:anywhere]">{authorName}</span>{' '}
          <time dateTime={datePublished}>{longDate(datePublished)}</time>
        </span>
      </span>
    </p>
  )
}
