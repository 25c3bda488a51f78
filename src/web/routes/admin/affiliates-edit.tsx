import { Trash2 } from 'lucide-react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { everyDay } from '../../../core/affiliate.ts'
import type { TypedAffiliate } from '../../../core/affiliate-form.ts'
import { listAdDays } from '../../../db/affiliate-days.ts'
import { findAffiliate } from '../../../db/affiliates.ts'
import { readSettings } from '../../../db/settings.ts'
import { editAffiliate } from '../../../operations/affiliates/edit-affiliate.ts'
import { actingUser } from '../../admin/acting-user.ts'
import { AffiliateEditor } from '../../admin/affiliate-editor.tsx'
import { readAffiliate, refuseAffiliate } from '../../admin/read-affiliate.server.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { AdNumbers } from '../../components/admin/affiliates/ad-numbers.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { NotHere } from '../../components/reading/not-here.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/affiliates-edit'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const affiliate = await findAffiliate(db, params.id)
  if (!affiliate) throw data(null, { status: 404 })
  const today = new Date().toISOString().slice(0, 10)
  const { id, title, description, linkUrl, picture, startsOn, endsOn } = affiliate
  const typed: TypedAffiliate = {
    title,
    description,
    linkUrl,
    imageId: picture?.id ?? '',
    imageUrl: '',
    startsOn: startsOn ?? '',
    endsOn: endsOn ?? '',
  }
  const [days, { countAds }] = await Promise.all([listAdDays(db, params.id), readSettings(db)])
  return { id, typed, days: everyDay(days, today, 30), isCounting: countAds }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actingUser(context)
  const read = await readAffiliate(app, context.get(visitorContext), await request.formData())
  if (!read.ok) return refuseAffiliate(read.typed, read.errors)
  const edited = await editAffiliate(app, actor, params.id, read.form)
  if (edited.kind === 'refused') return refuseAffiliate(read.typed, edited.errors)
  if (edited.kind === 'gone') throw data(null, { status: 404 })
  return redirect('/admin/affiliates?done=saved', 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.typed.title ?? 'Affiliate not found',
    description: 'One affiliate and its numbers.',
    path: null,
  })

const noErrors = {}

export default function EditAffiliate({
  loaderData: { id, typed, days, isCounting },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead title={typed.title} above={[{ label: 'Affiliates', to: '/admin/affiliates' }]} />
      <Panel aria-label="The affiliate">
        <div className="max-w-160">
          <AffiliateEditor
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
              fields={{ intent: 'delete', id }}
              action="/admin/affiliates"
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <NotHere title="Affiliate not found" action={<ButtonLink to="/admin/affiliates">All affiliates</ButtonLink>}>
      It was deleted, or it never was.
    </NotHere>
  )
}
