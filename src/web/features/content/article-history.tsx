import { Link } from 'react-router'
import type { ArticleKind } from '../../../core/content/article-form.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import measuring from '../../art/spot-measuring.svg'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { TextDifference } from './text-difference.tsx'
import { AdminHead } from '../admin/admin-head.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { OlderLink } from '../../ui/older-link.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { articleText, editPath, historyPath } from './article-text.ts'
import type { loadHistory } from './article-history.server.ts'
import type { VersionChange } from './version-text.ts'

type Parts = Parameters<typeof TextDifference>[0]['parts']

interface ArticleHistoryProps {
  kind: ArticleKind
  loaded: Awaited<ReturnType<typeof loadHistory>>
  answer: FormAnswer | undefined
}

/** Lists earlier versions, compares the chosen version with the current one, and can restore it. */
export function ArticleHistory({ kind, loaded, answer }: ArticleHistoryProps) {
  const { title, base, noun } = articleText[kind]
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
      <FormErrorPanel answer={answer} />
      {!chosen ? (
        <EmptyState picture={measuring} title="No changes yet">
          Every change stores the version before it. Compare and restore versions here.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-gap xl:grid-cols-[18rem_minmax(0,1fr)]">
          <div>
            <h2 className="mb-3 text-h3">Earlier versions</h2>
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
                    <span className="block text-small">{revision.publishing}</span>
                    <span className="block text-small text-ink-soft">
                      replaced by {revision.replacedBy ?? 'a deleted account'}
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
                Changes since this version
              </h2>
              <AskFirst
                label="Restore this version"
                title="Restore this version?"
                text={`Title, summary and text go back to this version. The current ${noun} stays in the history.`}
                confirmLabel="Restore"
                fields={{ intent: 'restore', revision: String(chosen.id), version: String(version) }}
              >
                <Button>Restore this version</Button>
              </AskFirst>
            </div>
            {chosen.changes.length > 0 && <OtherChanges changes={chosen.changes} />}
            {chosen.isSameText ? (
              <p>{chosen.changes.length > 0 ? 'The text is the same.' : 'The text is the same, and so is the rest.'}</p>
            ) : (
              <>
                <Part name="Title" parts={chosen.title} />
                <Part name="Summary" parts={chosen.excerpt} />
                <Part name="Text" parts={chosen.text} />
                {[chosen.title, chosen.excerpt, chosen.text].every(isSame) && (
                  <p>The words are the same. Links, pictures or formatting changed.</p>
                )}
              </>
            )}
          </Panel>
        </div>
      )}
    </>
  )
}

const isSame = (parts: Parts | null) => parts?.every(({ kind }) => kind === 'same') ?? false

/** Lists the changes besides the text. */
function OtherChanges({ changes }: { changes: ReadonlyArray<VersionChange> }) {
  return (
    <dl className="grid gap-1">
      {changes.map(({ name, from, to }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{name}:</dt>
          <dd className="[overflow-wrap:anywhere]">
            {from || '(empty)'} → {to || '(empty)'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ name, parts }: { name: string; parts: Parts | null }) {
  return (
    <section aria-label={name}>
      <h3 className="mb-1 font-text text-small font-semibold tracking-normal text-ink-soft">{name}</h3>
      {parts ? <TextDifference parts={parts} /> : <p>The two have almost nothing in common.</p>}
    </section>
  )
}
