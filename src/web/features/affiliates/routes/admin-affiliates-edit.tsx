import { Trash2 } from 'lucide-react'
import { data, redirect } from 'react-router'
import { everyDay, type ManagedAffiliate } from '../../../../core/affiliates/affiliate.ts'
import { AffiliateEdit } from '../../../../core/affiliates/affiliate-form.ts'
import { listAdDays } from '../../../../db/affiliates/affiliate-days.ts'
import { findAffiliate } from '../../../../db/affiliates/affiliates.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { editAffiliate } from '../../../../operations/affiliates/edit-affiliate.ts'
import { removeAffiliate } from '../../../../operations/affiliates/remove-affiliate.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { AffiliateEditor } from '../affiliate-editor.tsx'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { AdNumbers } from '../ad-numbers.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { SavedNow } from '../../../ui/saved-now.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { takePicture } from '../../pictures/take-picture.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-affiliates-edit'

const gone = 'Affiliate not found'
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

function typedOf({ title, description, linkUrl, picture, startsOn, endsOn }: ManagedAffiliate) {
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
  const sent = await parseForm(request, AffiliateEdit, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'delete') {
    await removeAffiliate(app, actor, params.id)
    return redirect('/admin/affiliates?done=deleted', 303)
  }
  const { intent: _, version, ...form } = sent.value
  const edited = await editAffiliate(app, actor, { id: params.id, version }, form)
  if (edited.kind === 'refused') return sent.refuse({ errors: edited.errors })
  if (edited.kind === 'gone') throw notFound()
  if (edited.kind === 'changed') {
    const problem = 'Someone else changed this affiliate. Their version is below; yours is not lost.'
    return sent.conflict({ problem, version: edited.theirs.version, theirs: typedOf(edited.theirs) })
  }
  return redirect('/admin/affiliates?done=saved', 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.typed.title ?? gone,
    description: 'An affiliate and its numbers.',
    path: null,
  })

export default function EditAffiliate({
  loaderData: { version, typed, days, isCounting },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead title={typed.title} above={[{ label: 'Affiliates', to: '/admin/affiliates' }]} />
      <FormErrorPanel answer={actionData} />
      {actionData?.theirs && (
        <SavedNow
          values={[
            ['Title', actionData.theirs.title],
            ['Link URL', actionData.theirs.linkUrl],
            ['Description', actionData.theirs.description],
            ['Shown', [actionData.theirs.startsOn, actionData.theirs.endsOn].filter(Boolean).join(' to ') || 'always'],
          ]}
          next="Saving now replaces it with yours."
        />
      )}
      <Panel aria-label="The affiliate">
        <div className="max-w-160">
          <AffiliateEditor version={version} typed={typed} answer={actionData} submitLabel="Save Affiliate" />
          <div className="mt-5">
            <AskFirst
              label="Delete this affiliate"
              title={`Delete “${typed.title}”?`}
              text="Deletes the ad and its numbers. To hide it for a while, turn it off instead."
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
