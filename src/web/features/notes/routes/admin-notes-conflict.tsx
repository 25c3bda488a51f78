import { ExternalLink } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { textDifferences } from '../../../../core/moderation/differences.ts'
import { contentLines, withAuthor } from '../../../../core/notes/note-sync.ts'
import { ConflictForm } from '../../../../core/notes/notes-form.ts'
import { findNotePage, rowIdOf } from '../../../../db/notes/note-pages.ts'
import { contentOfRow } from '../../../../operations/notes/note-row.ts'
import { settleConflict } from '../../../../operations/notes/settle-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DifferencesTable } from '../../moderation/differences-table.tsx'
import type { Route } from './+types/admin-notes-conflict'

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const page = await findNotePage(app.db, params.id)
  const theirs = page?.theirs
  const rowId = page && theirs ? rowIdOf(page, theirs.kind) : null
  const ours = theirs && rowId !== null ? await contentOfRow(app, theirs.kind, rowId) : undefined
  if (!page || page.state !== 'conflict' || !theirs || !ours) throw data('No conflict', { status: 404 })
  const before = contentLines(ours)
  const after = contentLines(withAuthor(theirs, ours))
  const texts = before.map(([label, text], index) => [label, text, after[index]?.[1] ?? ''] as const)
  return { title: page.title || 'Untitled', url: page.url, differences: textDifferences(texts) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const sent = await parseForm(request, ConflictForm)
  if (!sent.ok) return sent.refuse()
  const settled = await settleConflict(context.get(appContext), actorOf(context), params.id, sent.value.choice)
  return settled.ok
    ? redirect('/admin/notes?done=settled', 303)
    : sent.refuse({ problem: settled.problem, status: 409 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Edited in both places', description: 'Two versions of a note.', path: null })

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'No conflict here',
    text: 'It is already resolved, or the note is gone.',
    to: '/admin/notes',
    label: 'Back to the notes',
  },
})

export default function NoteConflict({ loaderData: { title, url, differences }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title={title}
        lead="It was edited here and in Notion since the last sync. Choose the version for the site. The note in Notion stays as it is."
        above={[{ label: 'Notes', to: '/admin/notes' }]}
      />
      <FormErrorPanel answer={actionData} />
      <Panel aria-label="Both versions">
        <DifferencesTable differences={differences} before="On the site" after="In Notion" />
      </Panel>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="choice" value="ours">
          Keep the site’s version
        </Button>
        <Button type="submit" name="choice" value="theirs" variant="primary">
          Use Notion’s version
        </Button>
        {url && (
          <Button asChild variant="ghost" className="max-sm:-ml-3">
            <a href={url} target="_blank" rel="noopener noreferrer">
              Open in Notion
              <ExternalLink aria-hidden />
            </a>
          </Button>
        )}
      </Form>
    </>
  )
}
