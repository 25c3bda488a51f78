import { useRef } from 'react'
import { Link } from 'react-router'
import type { ImportEvent, ImportProblem as Reason } from '../../../core/importing/import-events.ts'
import { alreadyExistsMessage } from '../../../core/importing/import-events.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { Panel } from '../../ui/panel.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { FailureText } from './failure-text.tsx'

interface ImportProblemProps {
  title: string
  problem: Extract<ImportEvent, { kind: 'problem' | 'exists' }>
  /** The existing recipe, if this browser may see it. */
  known: { title: string; path: string } | null
  onTryAgain: () => void
  /** Undefined for a file or text, which have no page to paste. */
  onPaste: (() => void) | undefined
  onFile: () => void
  /** Undefined if the page was already opened with the crawler, or was not fetched. */
  onCrawl: (() => void) | undefined
  onChangeKey: () => void
  onWriteByHand: () => void
}

/** Problems that a crawler may not have: it calls from other addresses and runs the scripts of a page. */
export const crawlerHelps: ReadonlySet<Reason> = new Set(['blocked', 'no-recipe', 'timeout'])
/** There is no page whose HTML could be pasted. */
const withoutHtml: ReadonlySet<Reason> = new Set(['bad-address', 'is-file'])
const keyHelps: ReadonlySet<Reason> = new Set(['bad-key'])

/** Explains why there is no draft and offers the alternatives. */
export function ImportProblem({
  title,
  problem,
  known,
  onTryAgain,
  onPaste,
  onFile,
  onCrawl,
  onChangeKey,
  onWriteByHand,
}: ImportProblemProps) {
  const panel = useRef<HTMLElement>(null)
  // On a phone, the links of the form are between the pressed button and the problem.
  useAnswer(problem, () => focusInSight(panel.current))
  if (problem.kind === 'exists') {
    return (
      <Panel
        ref={panel}
        variant="tint"
        role="alert"
        tabIndex={-1}
        className="mt-5 scroll-my-4 text-body no-script:hidden"
      >
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
    <Panel ref={panel} variant="tint" role="alert" tabIndex={-1} className="mt-5 scroll-my-4 no-script:hidden">
      <FailureText title={title} message={problem.message} />
      <div className="mt-4 grid gap-2.5 xs:flex xs:flex-wrap">
        {onPaste && problem.reason === 'is-file' && <Button onClick={onFile}>Choose a file</Button>}
        {onPaste && !withoutHtml.has(problem.reason) && <Button onClick={onPaste}>Paste the page&rsquo;s HTML</Button>}
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
