import { redirect } from 'react-router'
import { AffiliateForm } from '../../../../core/affiliates/affiliate-form.ts'
import { countAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { addAffiliate } from '../../../../operations/affiliates/add-affiliate.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { AffiliateEditor } from '../affiliate-editor.tsx'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { AffiliateCounts } from '../affiliate-counts.tsx'
import { AffiliateTabs } from '../affiliate-tabs.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { takePicture } from '../../pictures/take-picture.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-affiliates-new'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  counts: await countAffiliates(context.get(appContext).db),
})

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, AffiliateForm, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return sent.refuse()
  const added = await addAffiliate(app, actor, sent.value)
  return added.ok ? redirect('/admin/affiliates?done=added', 303) : sent.refuse({ errors: added.errors })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Add New Affiliate', description: 'Add something to recommend.', path: null })

export default function NewAffiliate({ loaderData: { counts }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Add New Affiliate" above={[{ label: 'Affiliates', to: '/admin/affiliates' }]} />
      <AffiliateCounts {...counts} />
      <Panel aria-label="Add New Affiliate" className="mt-6">
        <AffiliateTabs />
        <div className="mt-6 max-w-160">
          <FormErrorPanel answer={actionData} />
          <AffiliateEditor answer={actionData} submitLabel="Add Affiliate" />
        </div>
      </Panel>
    </>
  )
}
