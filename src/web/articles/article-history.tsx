import { Link } from 'react-router'
import type { ArticleKind } from '../../core/article-form.ts'
import { shortMoment } from '../../core/written-moment.ts'
import measuring from '../art/spot-measuring.svg'
import { FormProblem } from '../components/admin/articles/form-problem.tsx'
import { TextDifference } from '../components/admin/articles/text-difference.tsx'
import { AdminHead } from '../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../components/admin/shell/ask-first.tsx'
import { OlderLink } from '../components/reading/older-link.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { articleWords, editPath, historyPath } from './article-words.ts'
import type { loadHistory } from './article-history.server.ts'

interface ArticleHistoryProps {
  kind: ArticleKind
  loaded: Awaited<ReturnType<typeof loadHistory>>
  answer: { errors: Record<string, string>; problem: string } | undefined
}

/** What it said before each change, what became of it, and the way back. */
export function ArticleHistory({ kind, loaded, answer }: ArticleHistoryProps) {
  const { title, base, noun } = articleWords[kind]
  const { id, revisions, chosen, version, before, hasMore } = loaded
  const path = historyPath(kind, id)
  const last = revisions.at(-1)
  return (
    <>
      <AdminHead
        title={`History: ${loaded.title}`}
        above={[{ label: title, to: base }]}
        action={<ButtonLink to={editPath(kind, id)}>Edit {noun}</ButtonLink>}
      />
      <FormProblem answer={answer} />
      {!chosen ? (
        <EmptyState picture={measuring} title="Not changed yet">
          Each change keeps what was there before; here it can be compared and brought back.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-gap xl:grid-cols-[18rem_minmax(0,1fr)]">
          <div>
            <h2 className="mb-3 text-h3">Past states</h2>
            <ol className="grid gap-1.5">
              {revisions.map((revision) => (
                <li key={revision.id}>
                  <Link
                    to={`${path}?${new URLSearchParams({ ...(before ? { before: String(before) } : {}), revision: String(revision.id) })}`}
                    preventScrollReset
                    aria-current={revision.id === chosen.id ? 'true' : undefined}
                    className="block rounded-sm px-3.5 py-2 text-ink no-underline hover:bg-sunk aria-[current=true]:bg-blush"
                  >
                    <span className="block font-semibold">Until {shortMoment(revision.replacedAt)}</span>
                    <span className="block text-small text-ink-soft">
                      replaced by {revision.replacedBy ?? 'somebody who is gone'}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
            <OlderLink
              noun="states"
              first={before === null ? null : path}
              next={hasMore && last ? `${path}?before=${last.id}` : null}
            />
          </div>
          <Panel aria-labelledby="difference-title" className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="difference-title" className="text-h3">
                From this state to today’s
              </h2>
              <AskFirst
                label="Restore this state"
                title="Restore this state?"
                text={`Text, title and summary become again what they were. Today’s ${noun} is kept in the history.`}
                confirmLabel="Restore"
                fields={{ intent: 'restore', revision: String(chosen.id), version: String(version) }}
              >
                <Button>Restore this state</Button>
              </AskFirst>
            </div>
            <Part name="Title" parts={chosen.title} />
            <Part name="Summary" parts={chosen.excerpt} />
            <Part name="Text" parts={chosen.text} />
          </Panel>
        </div>
      )}
    </>
  )
}

function Part({ name, parts }: { name: string; parts: Parameters<typeof TextDifference>[0]['parts'] | null }) {
  return (
    <section aria-label={name}>
      <h3 className="mb-1 font-text text-small font-semibold tracking-normal text-ink-soft">{name}</h3>
      {parts ? <TextDifference parts={parts} /> : <p>The two have hardly anything in common.</p>}
    </section>
  )
}
