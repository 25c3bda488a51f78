import { redirect } from 'react-router'
import { emptyAffiliate } from '../../../core/affiliate-form.ts'
import { countAffiliates } from '../../../db/affiliates.ts'
import { addAffiliate } from '../../../operations/affiliates/add-affiliate.ts'
import { actorOf } from '../../signed-in.ts'
import { AffiliateEditor } from '../../admin/affiliate-editor.tsx'
import { readAffiliate, refuseAffiliate } from '../../admin/read-affiliate.server.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { AffiliateCounts } from '../../components/admin/affiliates/affiliate-counts.tsx'
import { AffiliateTabs } from '../../components/admin/affiliates/affiliate-tabs.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/affiliates-new'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  counts: await countAffiliates(context.get(appContext).db),
})

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const read = await readAffiliate(app, context.get(visitorContext), await request.formData())
  if (!read.ok) return refuseAffiliate(read.typed, read.errors)
  const added = await addAffiliate(app, actor, read.form)
  return added.ok ? redirect('/admin/affiliates?done=added', 303) : refuseAffiliate(read.typed, added.errors)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Add New Affiliate', description: 'One more thing to recommend.', path: null })

const noErrors = {}

export default function NewAffiliate({ loaderData: { counts }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Add New Affiliate" above={[{ label: 'Affiliates', to: '/admin/affiliates' }]} />
      <AffiliateCounts {...counts} />
      <Panel aria-label="Add New Affiliate" className="mt-6">
        <AffiliateTabs />
        <div className="mt-6 max-w-160">
          <AffiliateEditor
            typed={actionData?.typed ?? emptyAffiliate}
            errors={actionData?.errors ?? noErrors}
            submitLabel="Add Affiliate"
          />
        </div>
      </Panel>
    </>
  )
}
