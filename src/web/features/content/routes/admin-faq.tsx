import { Plus } from 'lucide-react'
import { redirect } from 'react-router'
import { FaqListForm } from '../../../../core/content/faq-form.ts'
import { listFaqs } from '../../../../db/content/articles.ts'
import { placeFaq, stepFaq } from '../../../../operations/content/order-faqs.ts'
import { removeFaq } from '../../../../operations/content/remove-faq.ts'
import { appContext } from '../../../shell/app-context.ts'
import { FaqOrder } from '../faq-order.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-faq'

const mostShown = 500

export async function loader({ context }: Route.LoaderArgs) {
  return { faqs: await listFaqs(context.get(appContext).db, mostShown) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, FaqListForm)
  if (!sent.ok) return redirect('/admin/faq')
  switch (sent.value.intent) {
    case 'step':
      await stepFaq(app, actor, sent.value.step.id, sent.value.step.by)
      return redirect('/admin/faq')
    case 'place':
      await placeFaq(app, actor, sent.value.id, sent.value.at)
      return redirect('/admin/faq')
    case 'delete':
      await removeFaq(app, actor, sent.value.id)
      return redirect('/admin/faq?done=deleted')
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Questions', description: 'The questions and answers of the site.', path: null })

export default function AdminFaq({ loaderData: { faqs } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Questions"
        lead="The questions in page order. Drag a question by its handle, or move it with the arrow buttons."
        action={
          <ButtonLink to="/admin/faq/edit" variant="primary" data-control="add">
            <Plus aria-hidden />
            Add a question
          </ButtonLink>
        }
      />
      <DoneNotice words={{ added: 'Question added', saved: 'Question saved', deleted: 'Question deleted' }} />
      <FaqOrder faqs={faqs} />
    </>
  )
}
