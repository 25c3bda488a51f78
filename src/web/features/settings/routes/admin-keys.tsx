import { data, redirect } from 'react-router'
import {
  type KeyCheck,
  keyMessages,
  siteKeyForm,
  type SiteService,
  siteServices,
} from '../../../../core/settings/site-keys.ts'
import { checkSiteKey } from '../../../../operations/settings/check-site-key.ts'
import { listSiteKeys } from '../../../../operations/settings/list-site-keys.ts'
import { readSiteKey } from '../../../../operations/settings/read-site-key.ts'
import { removeSiteKey } from '../../../../operations/settings/remove-site-key.ts'
import { saveSiteKey } from '../../../../operations/settings/save-site-key.ts'
import { secretField } from '../../../../operations/settings/secret-field.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { ServicePanel } from '../service-panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AdminTabs } from '../../admin/admin-tabs.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-keys'

export const loader = async ({ context }: Route.LoaderArgs) => ({ keys: await listSiteKeys(context.get(appContext)) })

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, siteKeyForm)
  const refuse = (problem?: string) => {
    const { data: answer, init } = sent.refuse({ problem: problem ?? null })
    return data({ ...answer, initialValue: withoutSecret(answer.initialValue ?? {}) }, init ?? undefined)
  }
  if (!sent.ok) return refuse()
  switch (sent.value.intent) {
    case 'save': {
      const { intent: _, service, ...fields } = sent.value
      const problem = problemOf(await saveSiteKey(app, actor, service, fields), service)
      return problem ? refuse(problem) : done('saved', service)
    }
    case 'test': {
      const { service } = sent.value
      const fields = await readSiteKey(app, service)
      const problem = fields ? problemOf(await checkSiteKey(app, actor, service, fields), service) : 'API key not found'
      return problem ? refuse(problem) : done('tested', service)
    }
    case 'remove':
      await removeSiteKey(app, actor, sent.value.service)
      return done('removed', sent.value.service)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** Removes the key, because keys are never sent to a browser. The other fields stay as typed. */
function withoutSecret(typed: NonNullable<FormAnswer['initialValue']>) {
  const service = siteServices.find((known) => known === typed['service'])
  return service ? Object.fromEntries(Object.entries(typed).filter(([name]) => name !== secretField[service])) : {}
}

const done = (word: 'saved' | 'tested' | 'removed', service: SiteService) =>
  redirect(`/admin/keys?done=${hasKeyOnly(service) ? word : `${word}-details`}#${service}`, 303)

/** The other services have a number or an address, with or without a key. */
const hasKeyOnly = (service: SiteService) => service === 'crawler' || service === 'notes'

function problemOf(check: KeyCheck, service: SiteService): string | null {
  switch (check.kind) {
    case 'works':
      return null
    case 'invalid':
      return keyMessages.invalid
    case 'failed':
      return `${hasKeyOnly(service) ? keyMessages.failed : 'The test failed.'} ${check.detail}`
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'API Keys', description: 'Keys for other services.', path: null })

const words = {
  saved: keyMessages.saved,
  tested: 'The key works.',
  removed: 'API key removed',
  'saved-details': 'Saved',
  'tested-details': 'The test worked.',
  'removed-details': 'Removed',
}

export default function Keys({ loaderData: { keys }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="API Keys"
        lead="Keys for other services. They are tested before they are saved, stored encrypted on the server, and never shown again."
      />
      <DoneNotice words={words} />
      <AdminTabs />
      <div className="mt-6 grid items-start gap-gap xl:grid-cols-2">
        {keys.map((shown) => (
          <ServicePanel
            key={shown.service}
            shown={shown}
            answer={actionData?.initialValue?.['service'] === shown.service ? actionData : undefined}
          />
        ))}
      </div>
    </>
  )
}
