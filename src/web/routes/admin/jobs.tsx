import { RotateCw, Trash2 } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { jobStates } from '../../../core/job-state.ts'
import { countJobs, listJobs } from '../../../db/job-queue-list.ts'
import { removeJob, tryJobAgain } from '../../../operations/jobs/handle-job.ts'
import { appContext } from '../../app-context.ts'
import { JobRow } from '../../components/admin/jobs/job-row.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { LinkTray } from '../../components/admin/shell/link-tray.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/jobs'

const onAPage = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const counts = await countJobs(db)
  const asked = jobStates.find((known) => known === query.get('state'))
  const state = asked ?? (counts.failed > 0 ? 'failed' : 'waiting')
  const after = query.get('after')
  const { jobs, hasMore } = await listJobs(db, { state, after, limit: onAPage })
  return {
    counts,
    state,
    after,
    hasMore,
    jobs: jobs.map(({ createdAt, nextAt, endedAt, ...job }) => ({
      ...job,
      createdAt: createdAt.toISOString(),
      nextAt: nextAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await request.formData()
  const id = formText(form, 'id')
  switch (formText(form, 'intent')) {
    case 'retry':
      return redirect(`/admin/jobs?done=${(await tryJobAgain(app, actorOf(context), id)) ? 'retried' : 'over'}`)
    case 'delete':
      return redirect(`/admin/jobs?done=${(await removeJob(app, actorOf(context), id)) ? 'deleted' : 'over'}`)
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Jobs', description: 'What is done later.', path: null })

const labels = { waiting: 'Waiting', running: 'Running', failed: 'Failed', done: 'Done' } as const
const nothing = {
  waiting: 'Nothing waits to be done.',
  running: 'Nothing runs at the moment.',
  failed: 'Nothing was given up.',
  done: 'Nothing was done within the last week.',
} as const

export default function AdminJobs({ loaderData: { counts, state, after, hasMore, jobs } }: Route.ComponentProps) {
  const last = jobs.at(-1)
  return (
    <>
      <AdminHead
        title="Jobs"
        lead="What is done later, such as mails. A job that fails is tried again for about eleven hours, then it waits here for you; after a week it is forgotten."
      />
      <DoneNotice
        words={{ retried: 'It is tried again now', deleted: 'Job deleted', over: 'This job is no longer waiting' }}
      />
      <div className="mb-5">
        <LinkTray
          key={state}
          label="Jobs by state"
          links={jobStates.map((known) => ({
            to: `/admin/jobs?state=${known}`,
            label: (
              <>
                {labels[known]} <span className="font-text text-small">({counts[known].toLocaleString('en')})</span>
              </>
            ),
            isCurrent: known === state,
          }))}
        />
      </div>
      {jobs.length === 0 ? (
        <p className="py-6 text-ink-soft">{nothing[state]}</p>
      ) : (
        <ul className="grid gap-2.5">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job}>
              {(job.state === 'failed' || job.state === 'waiting') && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="id" value={job.id} />
                  <Button type="submit" name="intent" value="retry">
                    <RotateCw aria-hidden />
                    Try now
                  </Button>
                </Form>
              )}
              {job.state === 'failed' && (
                <AskFirst
                  label="Delete"
                  title="Delete this job?"
                  text="What it was to do is not done any more. The message, recipe or reader it is about stays."
                  confirmLabel="Delete job"
                  fields={{ intent: 'delete', id: job.id }}
                >
                  <IconButton label="Delete job" variant="danger">
                    <Trash2 aria-hidden />
                  </IconButton>
                </AskFirst>
              )}
            </JobRow>
          ))}
        </ul>
      )}
      <OlderLink
        noun="jobs"
        first={after === null ? null : `/admin/jobs?state=${state}`}
        next={hasMore && last ? `/admin/jobs?state=${state}&after=${last.id}` : null}
      />
    </>
  )
}
