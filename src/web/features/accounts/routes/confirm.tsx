import { data, Form } from 'react-router'
import { confirmByLink } from '../../../../operations/accounts/confirm-address.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AccountCard } from '../account-card.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/confirm'

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isConfirmed = await confirmByLink(context.get(appContext), token)
  return data({ isConfirmed }, { status: isConfirmed ? 200 : 404 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Confirm your address', description: 'The last step.', path: null })

/** Mail scanners open every link, so only the button counts. */
export default function Confirm({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <AccountCard isMessage title="Confirm your address" lead="Press the button to confirm your email address.">
        <Form method="post">
          <Button type="submit" variant="primary" size="lg" block>
            Confirm address
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
          : 'It works once, within three days. Request another one on your account page.'
      }
    >
      <ButtonLink to={actionData.isConfirmed ? '/' : '/account/security'} variant="primary" block>
        {actionData.isConfirmed ? 'Go to the home page' : 'Your account'}
      </ButtonLink>
    </AccountCard>
  )
}
