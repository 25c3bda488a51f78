import { data, Form } from 'react-router'
import { confirmByLink } from '../../../operations/accounts/confirm-address.ts'
import { appContext } from '../../app-context.ts'
import { AccountCard } from '../../components/account/account-card.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { pageMeta } from '../../page-meta.ts'
import { secretPage } from '../../submitting/secret-page.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/confirm'

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isConfirmed = await confirmByLink(context.get(appContext), token)
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Confirm your address', description: 'The last step.', path: null })

/** Mail scanners open every link, so only the button counts. */
export default function Confirm({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <AccountCard isMessage title="Confirm your address" lead="One press, and we know where to reach you.">
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" block>
            This is my address
          </Button>
        </Form>
      </AccountCard>
    )
  return (
    <AccountCard
      isMessage
      title={actionData.isConfirmed ? 'Thank you' : 'This link does not work'}
      lead={
        actionData.isConfirmed
          ? 'Your address is confirmed.'
          : 'It is good for three days, and once. Your account page sends another one.'
      }
    >
      <ButtonLink to={actionData.isConfirmed ? '/' : '/account/security'} variant="primary" block>
        {actionData.isConfirmed ? 'To the kitchen' : 'Your account'}
      </ButtonLink>
    </AccountCard>
  )
}
