import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { ImportEvent, ImportProblem as Reason } from '../../../core/importing/import-events.ts'
import { alreadyExistsMessage } from '../../../core/importing/import-events.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

interface ImportProblemProps {
  problem: Extract<ImportEvent, { kind: 'problem' | 'exists' }>
  /** The existing recipe, if this browser may see it. */
  known: { title: string; path: string } | null
  onTryAgain: () => void
  /** Undefined for a file, which has no page to paste. */
  onPaste: (() => void) | undefined
  /** Undefined if the page was already opened with the crawler, or was not fetched. */
  onCrawl: (() => void) | undefined
  onChangeKey: () => void
  onWriteByHand: () => void
}

/** Problems that a crawler may not have: it calls from other addresses and runs the scripts of a page. */
export const crawlerHelps: ReadonlySet<Reason> = new Set(['blocked', 'no-recipe', 'timeout'])
const keyHelps: ReadonlySet<Reason> = new Set(['bad-key'])

/** Explains why there is no draft and offers the alternatives. */
export function ImportProblem({
  problem,
  known,
  onTryAgain,
  onPaste,
  onCrawl,
  onChangeKey,
  onWriteByHand,
}: ImportProblemProps) {
  if (problem.kind === 'exists') {
    return (
      <Panel variant="tint" role="alert" className="mt-5 text-body no-script:hidden">
        <strong className="font-display font-[560]">{alreadyExistsMessage}</strong>
        {known && (
          <p className="mt-1">
            <Link to={known.path}>Open “{known.title}”</Link>
          </p>
        )}
      </Panel>
    )
  }
  return (
    // Without script, the page shows the outcome above the ways to import.
    <Panel variant="tint" role="alert" className="mt-5 no-script:hidden">
      <p className="flex gap-2.5">
        <CircleAlert aria-hidden className="mt-0.75 text-danger" />
        <span>
          <strong className="block font-display font-[560]">
            {onPaste ? 'Failed to import recipe' : 'Failed to import recipes'}
          </strong>
          {problem.message}
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {onPaste && problem.reason !== 'bad-address' && <Button onClick={onPaste}>Paste the page&rsquo;s HTML</Button>}
        {onCrawl && crawlerHelps.has(problem.reason) && <Button onClick={onCrawl}>Open it with Firecrawl</Button>}
        {keyHelps.has(problem.reason) && <Button onClick={onChangeKey}>Set the API key</Button>}
        <Button onClick={onTryAgain}>Try again</Button>
        {onPaste && handedOverReasons.has(problem.reason) && (
          <ButtonLink to="/import/bookmarklet">Import it from your browser</ButtonLink>
        )}
        <Button variant="ghost" onClick={onWriteByHand}>
          Write it by hand
        </Button>
      </div>
    </Panel>
  )
}

/** The cook's browser may show the page where our server gets none, or one without a recipe. */
const handedOverReasons: ReadonlySet<Reason> = new Set(['blocked', 'login', 'no-recipe', 'timeout', 'unreachable'])
