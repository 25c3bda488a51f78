import { Trash2 } from 'lucide-react'
import { data, redirect } from 'react-router'
import { everyDay, type ManagedAffiliate } from '../../../core/affiliate.ts'
import type { TypedAffiliate } from '../../../core/affiliate-form.ts'
import { listAdDays } from '../../../db/affiliate-days.ts'
import { findAffiliate } from '../../../db/affiliates.ts'
import { readSettings } from '../../../db/settings.ts'
import { editAffiliate } from '../../../operations/affiliates/edit-affiliate.ts'
import { removeAffiliate } from '../../../operations/affiliates/remove-affiliate.ts'
import { actorOf } from '../../signed-in.ts'
import { AffiliateEditor } from '../../admin/affiliate-editor.tsx'
import { readAffiliate } from '../../admin/read-affiliate.server.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { AdNumbers } from '../../components/admin/affiliates/ad-numbers.tsx'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { SavedNow } from '../../components/admin/shell/saved-now.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/affiliates-edit'

const gone = 'There is no such affiliate'
const notFound = () => data(gone, { status: 404, statusText: gone })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const affiliate = await findAffiliate(db, params.id)
  if (!affiliate) throw notFound()
  const today = new Date().toISOString().slice(0, 10)
  const [days, { countAds }] = await Promise.all([listAdDays(db, params.id), readSettings(db)])
  const { version } = affiliate
  return { version, typed: typedOf(affiliate), days: everyDay(days, today, 30), isCounting: countAds }
}

function typedOf({ title, description, linkUrl, picture, startsOn, endsOn }: ManagedAffiliate): TypedAffiliate {
  return {
    title,
    description,
    linkUrl,
    imageId: picture?.id ?? '',
    imageUrl: '',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const form = await request.formData()
  if (form.get('intent') === 'delete') {
    await removeAffiliate(app, actor, params.id)
    return redirect('/admin/affiliates?done=deleted', 303)
  }
  const version = rowNumber(formText(form, 'version'))
  const read = await readAffiliate(app, context.get(visitorContext), form)
  const answer = { typed: read.typed, version, errors: {}, problem: null, theirs: null }
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 422 })
  const edited = await editAffiliate(app, actor, { id: params.id, version }, read.form)
  if (edited.kind === 'refused') return data({ ...answer, errors: edited.errors }, { status: 422 })
  if (edited.kind === 'gone') throw notFound()
  if (edited.kind === 'changed') {
    const problem = 'Somebody else changed this affiliate meanwhile. Theirs is below; nothing of yours is lost.'
    // Whoever saves again has seen what they write over.
    const { version: saved } = edited.theirs
    return data({ ...answer, version: saved, problem, theirs: typedOf(edited.theirs) }, { status: 409 })
  }
  return redirect('/admin/affiliates?done=saved', 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.typed.title ?? gone,
    description: 'One affiliate and its numbers.',
    path: null,
  })

const noErrors = {}

export default function EditAffiliate({
  loaderData: { version, typed, days, isCounting },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead title={typed.title} above={[{ label: 'Affiliates', to: '/admin/affiliates' }]} />
      {/* A field that is wrong says so itself. */}
      <FormProblem answer={actionData?.problem ? actionData : undefined} />
      {actionData?.theirs && (
        <SavedNow
          said={[
            ['Title', actionData.theirs.title],
            ['Link URL', actionData.theirs.linkUrl],
            ['Description', actionData.theirs.description],
            ['Shown', [actionData.theirs.startsOn, actionData.theirs.endsOn].filter(Boolean).join(' to ') || 'always'],
          ]}
          next="Saving now puts yours in its place."
        />
      )}
      <Panel aria-label="The affiliate">
        <div className="max-w-160">
          <AffiliateEditor
            version={actionData?.version ?? version}
            typed={actionData?.typed ?? typed}
            errors={actionData?.errors ?? noErrors}
            submitLabel="Save Affiliate"
          />
          <div className="mt-5">
            <AskFirst
              label="Delete this affiliate"
              title={`Delete “${typed.title}”?`}
              text="The ad and its numbers are gone for good. To hide it for a while, switch it off instead."
              confirmLabel="Delete affiliate"
              fields={{ intent: 'delete' }}
            >
              <Button variant="danger">
                <Trash2 aria-hidden />
                Delete this affiliate
              </Button>
            </AskFirst>
          </div>
        </div>
      </Panel>
      <AdNumbers days={days} isCounting={isCounting} />
    </>
  )
}
