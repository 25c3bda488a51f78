import { data, redirect } from 'react-router'
import { isSiteService, type KeyCheck, keyMessages, serviceSchemas, type SiteService } from '../../../core/site-keys.ts'
import { checkSiteKey } from '../../../operations/site-keys/check-site-key.ts'
import { listSiteKeys } from '../../../operations/site-keys/list-site-keys.ts'
import { readSiteKey } from '../../../operations/site-keys/read-site-key.ts'
import { removeSiteKey } from '../../../operations/site-keys/remove-site-key.ts'
import { saveSiteKey } from '../../../operations/site-keys/save-site-key.ts'
import { secretField } from '../../../operations/site-keys/secret-field.ts'
import { actorOf } from '../../signed-in.ts'
import { firstErrors } from '../../admin/form-texts.ts'
import { appContext } from '../../app-context.ts'
import { ServicePanel } from '../../components/admin/keys/service-panel.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AdminTabs } from '../../components/admin/shell/admin-tabs.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/keys'

export const loader = async ({ context }: Route.LoaderArgs) => ({ keys: await listSiteKeys(context.get(appContext)) })

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = Object.fromEntries(await request.formData())
  const service = String(sent['service'])
  if (!isSiteService(service)) throw data(null, { status: 400 })
  switch (sent['intent']) {
    case 'save': {
      const read = serviceSchemas[service].safeParse(sent)
      if (!read.success) return refuse(service, sent, firstErrors(read.error.issues), null)
      const problem = problemOf(await saveSiteKey(app, actor, service, read.data))
      return problem ? refuse(service, sent, {}, problem) : done('saved', service)
    }
    case 'test': {
      const fields = await readSiteKey(app, service)
      const problem = fields ? problemOf(await checkSiteKey(app, actor, service, fields)) : 'API key not found'
      return problem ? refuse(service, {}, {}, problem) : done('tested', service)
    }
    case 'remove':
      await removeSiteKey(app, actor, service)
      return done('removed', service)
    default:
      throw data(null, { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** What is no secret comes back as it was typed; a key is never sent to a browser. */
function refuse(
  service: SiteService,
  sent: Record<string, FormDataEntryValue>,
  errors: Record<string, string>,
  problem: string | null,
) {
  const open = Object.entries(sent).filter(([name]) => name !== secretField[service])
  const typed = Object.fromEntries(open.map(([name, value]) => [name, String(value)]))
  return data({ service, typed, errors, problem }, { status: 422 })
}

const done = (word: string, service: SiteService) => redirect(`/admin/keys?done=${word}#${service}`, 303)

function problemOf(check: KeyCheck): string | null {
  switch (check.kind) {
    case 'works':
      return null
    case 'invalid':
      return keyMessages.invalid
    case 'failed':
      return `${keyMessages.failed} ${check.detail}`
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'API Keys', description: 'What the site knows of other services.', path: null })

const words = {
  saved: keyMessages.saved,
  tested: 'The service answered: the key works.',
  removed: 'API key removed',
}

export default function Keys({ loaderData: { keys }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        title="API Keys"
        lead="For the services the site works with. Keys are tested before they are saved, kept encrypted on the server, and never shown again."
      />
      <DoneNotice words={words} />
      <AdminTabs />
      <div className="mt-6 grid items-start gap-gap xl:grid-cols-2">
        {keys.map((shown) => (
          <ServicePanel
            key={shown.service}
            shown={shown}
            answer={actionData?.service === shown.service ? actionData : undefined}
          />
        ))}
      </div>
    </>
  )
}
