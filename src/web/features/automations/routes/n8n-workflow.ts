import { n8nWorkflow } from '../../../../core/automations/n8n-workflow.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { appContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/n8n-workflow'

/** The workflow names this site: its public address, or the one that the visitor uses. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const { siteName } = await readSettings(db)
  const workflow = n8nWorkflow({ siteName, siteUrl: env.PUBLIC_URL ?? new URL(request.url).origin })
  return new Response(JSON.stringify(workflow, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="n8n-workflow.json"',
      'Cache-Control': 'no-store',
    },
  })
}
