import { Plus } from 'lucide-react'
import { data, redirect } from 'react-router'
import { listFaqs } from '../../../db/reading.ts'
import { placeFaq, stepFaq } from '../../../operations/faqs/order-faqs.ts'
import { removeFaq } from '../../../operations/faqs/remove-faq.ts'
import { appContext } from '../../app-context.ts'
import { FaqOrder } from '../../components/admin/faq/faq-order.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/faq'

const mostShown = 500

export async function loader({ context }: Route.LoaderArgs) {
  return { faqs: await listFaqs(context.get(appContext).db, mostShown) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const form = await request.formData()
  const id = formText(form, 'id')
  switch (formText(form, 'intent')) {
    case 'step': {
      const [by = '', ...rest] = formText(form, 'step').split(' ')
      await stepFaq(app, actor, rest.join(' '), by === 'up' ? 'up' : 'down')
      return redirect('/admin/faq')
    }
    case 'place':
      await placeFaq(app, actor, id, formText(form, 'at'))
      return redirect('/admin/faq')
    case 'delete':
      await removeFaq(app, actor, id)
      return redirect('/admin/faq?done=deleted')
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Questions', description: 'The questions and answers of the site.', path: null })

export default function AdminFaq({ loaderData: { faqs } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="Questions"
        lead="What cooks ask most, in the order of the page. Drag a question by its handle, or move it with the arrows."
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
