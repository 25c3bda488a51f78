import { redirect } from 'react-router'
import { SiteImportForm } from '../../../../core/importing/site-import-form.ts'
import { startSiteImport } from '../../../../operations/importing/collect/site/start-site-import.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SiteForm } from '../site-form.tsx'
import type { Route } from './+types/import-site'

export const loader = ({ context }: Route.LoaderArgs) => ({ pauseMs: context.get(appContext).env.IMPORT_PAUSE_MS })

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, SiteImportForm)
  if (!sent.ok) return sent.refuse()
  const started = await startSiteImport(context.get(appContext), {
    typed: sent.value.site,
    actor: context.get(userContext) ?? 'visitor',
    visitor: context.get(visitorContext),
  })
  return started.ok ? redirect(`/imports/${started.id}`) : sent.refuse({ errors: { site: started.problem } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Import a whole site', description: 'Read all recipes of a site.', path: null })

export default function ImportSite({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-180">
      <PageHead title="Import a whole site" lead="For your own site, or one whose recipes you may use." />
      <Panel aria-label="The site">
        <FormErrorPanel answer={actionData} />
        <SiteForm answer={actionData} pauseMs={loaderData.pauseMs} />
      </Panel>
    </div>
  )
}
