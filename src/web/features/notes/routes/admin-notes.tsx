import { Form, Link, redirect, useNavigation } from 'react-router'
import { everyHoursChoices } from '../../../../core/notes/note-sync.ts'
import { choicesIn, NotesForm } from '../../../../core/notes/notes-form.ts'
import type { NoteKind } from '../../../../core/notes/notes.ts'
import { notesMessages } from '../../../../core/notes/visitor-notes.ts'
import { shortMoment } from '../../../../core/text/date-text.ts'
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
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { NotePageList, type ShownPage } from '../note-page-list.tsx'
import { NoteSourceRow } from '../note-source-row.tsx'
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
  // First, so that an idle state comes with everything that the sync has written.
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
  settled: 'Conflict settled',
  unknown: 'Nothing changed. Reload the page and try again.',
}

const everyWords: Readonly<Record<(typeof everyHoursChoices)[number], string>> = {
  0: 'Only when I press “Sync now”',
  1: 'Every hour',
  6: 'Every 6 hours',
  24: 'Every day',
}

export default function AdminNotes({ loaderData: { hasKey, sources, sync, pages }, actionData }: Route.ComponentProps) {
  useRevalidateWhile(sync.isRunning, 2_000)
  const answer = useLastAnswer(actionData)
  const intent = useNavigation().formData?.get('intent')
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
      <Panel aria-labelledby="sync-title" className="mb-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="sync-title" className="text-h3">
            Sync
          </h2>
          {sync.isRunning ? <Badge variant="info">Running</Badge> : <Badge>Idle</Badge>}
        </div>
        <p aria-live="polite" className="mt-2 text-ink-soft">
          <span className="inline-block">
            {sync.isRunning
              ? 'Reading your notes, about three requests a second. You can leave this page.'
              : sync.finishedAt
                ? `Last finished ${shortMoment(sync.finishedAt)}.`
                : 'It has not run yet.'}
          </span>{' '}
          {sync.nextAt && <span className="inline-block">Next: {shortMoment(sync.nextAt)}.</span>}
          {hasKey && !isUsed && ' Find and save databases first.'}
        </p>
        {sync.problem && <p className="mt-2 text-danger">{sync.problem}</p>}
        <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-4">
          <Form method="post" preventScrollReset>
            {sync.isRunning ? (
              <Button
                type="submit"
                name="intent"
                value="stop"
                pending={intent === 'stop'}
                pendingLabel="Stopping..."
                className="min-w-30"
              >
                Stop
              </Button>
            ) : (
              <Button
                type="submit"
                name="intent"
                value="start"
                variant="primary"
                disabled={!hasKey || !isUsed}
                pending={intent === 'start'}
                pendingLabel="Starting..."
                className="min-w-30"
              >
                Sync now
              </Button>
            )}
          </Form>
          <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="intent" value="schedule" />
            <Field label="Schedule">
              <NativeSelect name="everyHours" defaultValue={sync.everyHours} className="min-w-64">
                {everyHoursChoices.map((hours) => (
                  <option key={hours} value={hours}>
                    {everyWords[hours]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Button type="submit">Save schedule</Button>
          </Form>
        </div>
      </Panel>
      {pages.length > 0 && (
        <section aria-labelledby="look-title" className="mb-8">
          <h2 id="look-title" className="mb-4 text-h3">
            Needs attention
          </h2>
          <NotePageList pages={pages} />
        </section>
      )}
      <section aria-labelledby="databases-title">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="databases-title" className="text-h3">
            Databases
          </h2>
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value="find"
              disabled={!hasKey}
              pending={intent === 'find'}
              pendingLabel="Looking..."
            >
              Find databases
            </Button>
          </Form>
        </div>
        <FormErrorPanel answer={answer} />
        {sources.length === 0 ? (
          <p className="text-ink-soft">
            None yet. Create some with the <Link to="/admin/templates">database templates</Link>, or share yours with
            your integration in Notion. Then press “Find databases”.
          </p>
        ) : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="choose" />
            <ul className="grid gap-4">
              {sources.map((source) => (
                <NoteSourceRow key={`${source.id} ${source.kind}`} source={source} />
              ))}
            </ul>
            <Button
              type="submit"
              variant={isUsed ? 'secondary' : 'primary'}
              pending={intent === 'choose'}
              pendingLabel="Saving..."
              className="mt-5"
            >
              Save databases
            </Button>
          </Form>
        )}
      </section>
    </>
  )
}
