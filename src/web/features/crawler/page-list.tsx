import { numberText } from '../../../core/text/number-text.ts'
import { Form, Link, useNavigation } from 'react-router'
import type { ListedPage } from '../../../db/crawler/pages.ts'
import { Button } from '../../ui/button.tsx'

interface PageListProps {
  callId: number
  pages: ReadonlyArray<ListedPage>
}

/** Its address is in the line below. */
const untitled = 'Page without a title'

/** The pages that a call read or found. */
export function PageList({ callId, pages }: PageListProps) {
  const importing = useNavigation().formData?.get('position')
  return (
    <ol className="grid gap-2.5">
      {pages.map(({ position, url, title, description, statusCode, problem, length }) => (
        <li
          key={position}
          className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface px-5 py-4 shadow-edge"
        >
          <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            <h3 className="font-display text-[1.0625rem] leading-[1.35] font-[560] tracking-normal">
              {length > 0 ? (
                <Link to={`/admin/crawler/${callId}/${position}`}>{title || untitled}</Link>
              ) : (
                title || untitled
              )}
            </h3>
            <p className="text-small">
              <a href={safeHref(url)} target="_blank" rel="noopener noreferrer" className="text-ink-soft">
                {url}
              </a>
            </p>
            {description && <p className="mt-1 text-small text-ink-soft">{description}</p>}
            <p className="text-small text-ink-soft">
              {length > 0 ? `${numberText(length)} characters` : 'Not read'}
              {statusCode !== null && statusCode >= 400 && `, the page answered ${statusCode}`}
            </p>
            {problem && <p className="text-small text-danger">{problem}</p>}
          </div>
          {length > 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="position" value={position} />
              <Button
                type="submit"
                name="intent"
                value="import"
                pending={importing === String(position)}
                pendingLabel="Reading..."
                aria-label={`Import ${title || url}`}
              >
                Import
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Only addresses of the web become links, since a page names its own. */
export const safeHref = (url: string) => (/^https?:\/\//i.test(url) ? url : undefined)
