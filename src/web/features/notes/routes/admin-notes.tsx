import { redirect } from 'react-router'
import { choicesIn, NotesForm } from '../../../../core/notes/notes-form.ts'
import type { NoteKind } from '../../../../core/notes/notes.ts'
import { notesMessages } from '../../../../core/notes/visitor-notes.ts'
import { listNotePages, rowIdOf } from '../../../../db/notes/note-pages.ts'
import { countPages, listNoteSources } from '../../../../db/notes/note-sources.ts'
import { findNoteSync } from '../../../../db/notes/note-sync.ts'
import { chooseTables } from '../../../../operations/notes/choose-table.ts'
import { bringBack, findTables } from '../../../../operations/notes/settle-page.ts'
import { setSchedule, startSync, stopSync } from '../../../../operations/notes/start-sync.ts'
import { readSiteKey } from '../../../../operations/settings/read-site-key.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { NotePageList, type ShownPage } from '../note-page-list.tsx'
import { NoteSourceList } from '../note-source-list.tsx'
import { SyncPanel } from '../sync-panel.tsx'
import type { Route } from './+types/admin-notes'

const mostListed = 100
const editPaths: Readonly<Record<NoteKind, (id: string) => string>> = {
  recipes: (id) => `/my-recipes/${id}/edit`,
  posts: (id) => `/admin/blog/edit/${id}`,
  faqs: (id) => `/admin/faq/edit/${id}`,
  ads: (id) => `/admin/affiliates/${id}`,
}

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  // Read first, so that an idle state includes everything that the sync has written.
  const sync = await findNoteSync(app.db)
  const [key, sources, counts, pages] = await Promise.all([
    readSiteKey(app, 'notes'),
    listNoteSources(app.db),
    countPages(app.db),
    listNotePages(app.db, ['conflict', 'failed', 'gone', 'deleted'], mostListed),
  ])
  return {
    hasKey: key !== null,
    sources: sources.map(({ id, title, guess, kind, whenNew, whenGone, problem }) => ({
      id,
      title,
      guess,
      kind,
      whenNew,
      whenGone,
      problem,
      counts: counts.get(id) ?? {},
    })),
    sync: {
      isRunning: sync?.state === 'running',
      everyHours: sync?.everyHours ?? 0,
      finishedAt: sync?.finishedAt?.toISOString() ?? null,
      nextAt: sync?.nextAt?.toISOString() ?? null,
      problem: sync?.problem ?? null,
    },
    pages: pages.map((page): ShownPage => {
      const { kind } = page.source
      const row = kind && rowIdOf(page, kind)
      return {
        id: page.id,
        title: page.title,
        url: page.url,
        source: page.source.title,
        state: page.state,
        problem: page.problem,
        row: kind && row ? editPaths[kind](row) : null,
      }
    }),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, NotesForm)
  if (!sent.ok) return sent.refuse()
  const { value } = sent
  switch (value.intent) {
    case 'find': {
      const found = await findTables(app)
      return found.ok ? done('found') : sent.refuse({ problem: found.problem, status: 502 })
    }
    case 'choose': {
      const choices = choicesIn(value)
      return done(choices && (await chooseTables(app, actor, choices)) ? 'chosen' : 'unknown')
    }
    case 'start':
      await startSync(app, actor)
      return done('started')
    case 'stop':
      await stopSync(app, actor)
      return done('stopped')
    case 'schedule':
      await setSchedule(app, actor, value.everyHours)
      return done('scheduled')
    case 'bring-back': {
      const brought = await bringBack(app, actor, value.id)
      return brought.ok ? done('back') : done('unknown')
    }
  }
}

const done = (word: string) => redirect(`/admin/notes?done=${word}`, 303)

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Notes', description: 'Databases in Notion that feed this site.', path: null })

const words = {
  found: 'Databases found',
  chosen: 'Databases saved. The next sync follows them.',
  started: 'The sync has started',
  stopped: 'The sync has stopped',
  scheduled: 'Schedule saved',
  back: 'The next sync restores it',
  settled: 'Conflict resolved',
  unknown: 'Nothing changed. Reload the page and try again.',
}

export default function AdminNotes({ loaderData: { hasKey, sources, sync, pages }, actionData }: Route.ComponentProps) {
  useRevalidateWhile(sync.isRunning, 2_000)
  const answer = useLastAnswer(actionData)
  const isUsed = sources.some(({ kind }) => kind !== null)
  return (
    <>
      <AdminHead
        title="Notes"
        lead="Databases in Notion that feed this site: recipes, blog posts, questions and ads. The site follows what you add, edit and delete there."
      />
      <DoneNotice words={words} />
      {!hasKey && (
        <Panel aria-label="API key" className="mb-6">
          <p className="font-display font-[560]">{notesMessages.notSet}</p>
          <p className="mt-1 text-ink-soft">Save the secret of your Notion integration first.</p>
          <ButtonLink to="/admin/keys#notes" variant="primary" className="mt-4">
            Set the key
          </ButtonLink>
        </Panel>
      )}
      <SyncPanel sync={sync} hasKey={hasKey} isUsed={isUsed} />
      {pages.length > 0 && (
        <section aria-labelledby="look-title" className="mb-8">
          <h2 id="look-title" className="mb-4 text-h3">
            Needs attention
          </h2>
          <NotePageList pages={pages} />
        </section>
      )}
      <NoteSourceList sources={sources} hasKey={hasKey} isUsed={isUsed} answer={answer} />
    </>
  )
}
