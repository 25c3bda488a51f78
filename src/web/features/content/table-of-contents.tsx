import type { ArticleHeading } from '../../../core/content/articles.ts'
import { cn } from '../../ui/cn.ts'

const worthATable = 2

/** Links to an article's sections. Where there is room, they stay beside the text. */
export function TableOfContents({
  headings,
  className,
}: {
  headings: ReadonlyArray<ArticleHeading>
  className?: string
}) {
  if (headings.length < worthATable) return null
  return (
    <nav aria-labelledby="contents" className={cn('rounded-lg bg-blush px-5 py-4 print:hidden', className)}>
      <h2 id="contents" className="text-h3 font-[560]">
        On this page
      </h2>
      <ol className="mt-1.5 sm:max-lg:columns-2">
        {headings.map(({ id, text, level }) => (
          <li key={id} className={cn(level === 3 && 'pl-4')}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center py-1.5 leading-[1.3] no-underline hover:underline lg:min-h-9"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
