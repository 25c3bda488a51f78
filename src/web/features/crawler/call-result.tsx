import type { CrawlErrors } from '../../../core/crawler/crawl-job.ts'
import type { ShownResult } from '../../../core/crawler/shown-result.ts'
import { counted } from '../../../core/text/counted.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/copy-box.tsx'
import { Panel } from '../../ui/panel.tsx'
import { safeHref } from './page-list.tsx'

/** Shows the result of a call, other than its pages. */
export function CallResult({ callId, result }: { callId: number; result: ShownResult }) {
  switch (result.kind) {
    case 'links':
      return <Links callId={callId} links={result.links} />
    case 'data':
      return (
        <Panel aria-labelledby="result-title" className="grid gap-6">
          <ResultTitle />
          <CopyBox title="Data (JSON)" text={result.data} />
          {result.sources && <CopyBox title="Sources (JSON)" text={result.sources} />}
        </Panel>
      )
    case 'research':
      return <Research {...result} />
    case 'text':
      return (
        <Panel aria-labelledby="result-title" className="grid gap-6">
          <ResultTitle />
          <CopyBox title="llms.txt" text={result.text} wraps="words" />
          {result.fullText && <CopyBox title="llms-full.txt" text={result.fullText} wraps="words" />}
        </Panel>
      )
    case 'other':
      return (
        <Panel aria-labelledby="result-title">
          <ResultTitle />
          <CopyBox title="Result (JSON)" text={result.json} />
        </Panel>
      )
  }
}

const ResultTitle = () => (
  <h2 id="result-title" className="sr-only">
    Result
  </h2>
)

/** A longer list is easier to copy than to scroll. */
const mostLinked = 200

function Links({ callId, links }: { callId: number; links: ReadonlyArray<string> }) {
  return (
    <Panel aria-labelledby="links-title" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="links-title" className="text-h3">
          {counted(links.length, 'address', 'addresses')}
        </h2>
        {links.length > 0 && (
          <ButtonLink to={`/admin/crawler?call=batch&from=${callId}`}>
            {links.length > 100 ? 'Read the first 100' : links.length === 1 ? 'Read this page' : 'Read these pages'}
          </ButtonLink>
        )}
      </div>
      {links.length === 0 ? (
        <p className="text-ink-soft">The crawler found none. The site may have no sitemap, or block crawlers.</p>
      ) : (
        <ul className="grid gap-1.5 text-small [overflow-wrap:anywhere]">
          {links.slice(0, mostLinked).map((link) => (
            <li key={link}>
              <a href={safeHref(link)} target="_blank" rel="noopener noreferrer">
                {link}
              </a>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && <CopyBox title="All addresses" text={links.join('\n')} />}
    </Panel>
  )
}

function Research({ analysis, sources, activities }: Extract<ShownResult, { kind: 'research' }>) {
  return (
    <Panel aria-labelledby="result-title" className="grid gap-6">
      <ResultTitle />
      {analysis && <CopyBox title="Report (Markdown)" text={analysis} wraps="words" />}
      {sources.length > 0 && (
        <div>
          <h3 className="mb-2 text-[1.0625rem]">Sources</h3>
          <ul className="grid gap-2 text-small [overflow-wrap:anywhere]">
            {sources.map(({ url, title, description }) => (
              <li key={url}>
                <a href={safeHref(url)} target="_blank" rel="noopener noreferrer">
                  {title || url}
                </a>
                {description && <p className="text-ink-soft">{description}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {activities.length > 0 && (
        <div>
          <h3 className="mb-2 text-[1.0625rem]">What the crawler did</h3>
          <ol className="grid gap-1.5 text-small [overflow-wrap:anywhere] text-ink-soft">
            {activities.map(({ type, status, message, at }) => (
              <li key={`${at} ${type} ${status} ${message}`}>
                {message || type} ({status})
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  )
}

/** The pages that a job could not read. */
export function CallErrors({ errors: { errors, robotsBlocked } }: { errors: CrawlErrors }) {
  return (
    <Panel aria-labelledby="errors-title" className="grid gap-4">
      <h2 id="errors-title" className="text-h3">
        Pages that could not be read
      </h2>
      {errors.length === 0 && robotsBlocked.length === 0 && (
        <p className="text-ink-soft">None. The crawler read every page it tried.</p>
      )}
      <ul className="grid gap-2 text-small [overflow-wrap:anywhere] empty:hidden">
        {errors.map(({ url, error, code }) => (
          <li key={url}>
            <strong className="font-semibold">{url}</strong>
            <br />
            {error}
            {code && ` (${code})`}
          </li>
        ))}
        {robotsBlocked.map((url) => (
          <li key={url}>
            <strong className="font-semibold">{url}</strong>
            <br />
            The site’s robots.txt forbids it.
          </li>
        ))}
      </ul>
    </Panel>
  )
}
