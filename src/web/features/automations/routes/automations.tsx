import { data } from 'react-router'
import { AutomationForm } from '../../../../core/automations/token-form.ts'
import { automationsPath } from '../../../../core/automations/n8n-workflow.ts'
import { listItems } from '../../../../db/automations/automation-items.ts'
import { listTokens } from '../../../../db/automations/automation-tokens.ts'
import { createToken, revokeToken } from '../../../../operations/automations/tokens.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { useSendCount } from '../../../forms/use-send-count.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { Section } from '../../../ui/section.tsx'
import { ItemList } from '../item-list.tsx'
import { NewToken, TokenForm } from '../token-form.tsx'
import { TokenList } from '../token-list.tsx'
import type { Route } from './+types/automations'

const onAPage = 20

interface TokenAnswer extends FormAnswer {
  /** Shown only now. */
  secret?: string
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const { id } = actorOf(context)
  const url = new URL(request.url)
  const before = rowNumber(url.searchParams.get('before')) || null
  const items = await listItems(db, id, onAPage + 1, before)
  return {
    address: (env.PUBLIC_URL ?? url.origin) + automationsPath,
    tokens: (await listTokens(db, id)).map(({ lastUsedAt, createdAt, ...token }) => ({
      ...token,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    before,
    hasMore: items.length > onAPage,
    items: items.slice(0, onAPage).map(({ createdAt, ...item }) => ({ ...item, createdAt: createdAt.toISOString() })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = actorOf(context)
  const sent = await parseForm(request, AutomationForm)
  const refuse = (...refusal: Parameters<typeof sent.refuse>) => {
    const { data: answer, init } = sent.refuse(...refusal)
    return data<TokenAnswer>(answer, init ?? undefined)
  }
  if (!sent.ok) return refuse()
  const form = sent.value
  if (form.intent === 'revoke') {
    if (await revokeToken(app, user, form.id))
      return redirectWithFlash('/account/automations', { kind: 'success', title: 'Token revoked' })
    return refuse({ problem: 'This token is already revoked.', status: 404 })
  }
  const secret = await createToken(app, user, form.name)
  if (secret === 'too-many')
    return refuse({ problem: 'You have ten tokens. Revoke one that you no longer use.', status: 409 })
  return data<TokenAnswer>({ secret })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** A token is shown once, so no browser may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Automations', description: 'Programs that send recipes to your account.', path: null })

export default function Automations({ loaderData, actionData }: Route.ComponentProps) {
  const { address, tokens, items, before, hasMore } = loaderData
  const secret = actionData && 'secret' in actionData ? actionData.secret : undefined
  const answer = secret === undefined ? actionData : undefined
  const sendCount = useSendCount('create', secret ?? tokens.length)
  return (
    <>
      <Section
        title="Tokens"
        lead="A program such as N8N or a script adds recipes to your account with a token. They are published or reviewed like your other recipes."
      >
        <FormErrorPanel answer={answer} />
        {secret !== undefined && <NewToken secret={secret} address={address} />}
        <TokenList tokens={tokens} />
        <TokenForm key={sendCount} answer={answer} />
      </Section>
      <Section
        title="For N8N"
        lead="One workflow for both directions: this site fetches recipes from N8N, or N8N sends them here."
      >
        <a href="/n8n-workflow.json" download>
          Download n8n-workflow.json
        </a>
      </Section>
      <Section
        id="received"
        title="Received"
        lead="Recipes and addresses your automations sent in the last 30 days, newest first."
      >
        <ItemList items={items} />
        <OlderLink
          noun="items"
          first={before === null ? null : '/account/automations#received'}
          next={hasMore ? `/account/automations?before=${items.at(-1)?.id}#received` : null}
        />
      </Section>
    </>
  )
}
