import { ExternalLink } from 'lucide-react'
import { Form } from 'react-router'
import { type NotePageState, stateWords } from '../../../core/notes/note-sync.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

export interface ShownPage {
  id: string
  title: string
  url: string
  source: string
  state: NotePageState
  problem: string | null
  /** Where its row is edited. */
  row: string | null
}

/** Notes that an administrator should look at. */
export function NotePageList({ pages }: { pages: ReadonlyArray<ShownPage> }) {
  return (
    <ul className="grid gap-2.5">
      {pages.map(({ id, title, url, source, state, problem, row }) => {
        const isProblem = state === 'conflict' || state === 'failed'
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-surface p-4 shadow-edge"
          >
            <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              <p className="font-display font-[560]">{title || 'Untitled'}</p>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-small text-ink-soft">
                <Badge variant={isProblem ? 'hard' : 'plain'}>{stateWords[state]}</Badge>
                <span>{source}</span>
              </p>
              {problem && (
                <p className={cn('mt-1.5 text-small', isProblem ? 'text-danger' : 'text-ink-soft')}>{problem}</p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              {state === 'conflict' && (
                <ButtonLink to={`/admin/notes/${id}`} variant="primary" aria-label={`Compare: ${title}`}>
                  Compare
                </ButtonLink>
              )}
              {state === 'deleted' && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="intent" value="bring-back" aria-label={`Restore: ${title}`}>
                    Restore
                  </Button>
                </Form>
              )}
              {row && (
                <ButtonLink to={row} aria-label={`Open here: ${title}`}>
                  Open here
                </ButtonLink>
              )}
              {url && (
                <Button asChild variant="ghost" className="first:-ml-3">
                  <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`Open in Notion: ${title}`}>
                    Notion
                    <ExternalLink aria-hidden />
                  </a>
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
