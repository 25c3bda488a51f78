import { RotateCw, Trash2 } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { JobForm } from '../../../../core/jobs/job-form.ts'
import { jobStates } from '../../../../core/jobs/job-state.ts'
import { numberText } from '../../../../core/text/number-text.ts'
import { countJobs, listJobs } from '../../../../db/jobs/job-queue-list.ts'
import { removeJob, tryJobAgain } from '../../../../operations/jobs/handle-job.ts'
import { appContext } from '../../../shell/app-context.ts'
import { JobRow } from '../job-row.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { LinkTray } from '../../admin/link-tray.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-jobs'

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
  const sent = await parseForm(request, JobForm)
  if (!sent.ok) throw data('Unknown action. Reload the page and try again.', { status: 400 })
  const { intent, id } = sent.value
  switch (intent) {
    case 'retry':
      return redirect(`/admin/jobs?done=${(await tryJobAgain(app, actorOf(context), id)) ? 'retried' : 'over'}`)
    case 'delete':
      return redirect(`/admin/jobs?done=${(await removeJob(app, actorOf(context), id)) ? 'deleted' : 'over'}`)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Jobs', description: 'Background work.', path: null })

const labels = { waiting: 'Waiting', running: 'Running', failed: 'Failed', done: 'Done' } as const
const nothing = {
  waiting: 'No jobs are waiting.',
  running: 'No jobs are running.',
  failed: 'No jobs have failed.',
  done: 'No jobs finished in the last week.',
} as const

export default function AdminJobs({ loaderData: { counts, state, after, hasMore, jobs } }: Route.ComponentProps) {
  const last = jobs.at(-1)
  return (
    <>
      <AdminHead
        title="Jobs"
        lead="Background work, such as sending email. A failed job is retried for about eleven hours, then waits here for you. Finished and failed jobs are deleted after a week."
      />
      <DoneNotice
        words={{ retried: 'Retrying now', deleted: 'Job deleted', over: 'This job is no longer in the queue' }}
      />
      <div className="mb-5">
        <LinkTray
          key={state}
          label="Jobs by state"
          links={jobStates.map((known) => ({
            to: `/admin/jobs?state=${known}`,
            label: (
              <>
                {labels[known]} <span className="font-text text-small">({numberText(counts[known])})</span>
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
                    Retry now
                  </Button>
                </Form>
              )}
              {job.state === 'failed' && (
                <AskFirst
                  label="Delete"
                  title="Delete this job?"
                  text="The job won’t run. The message, recipe or subscriber it is about stays."
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
