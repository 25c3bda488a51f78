import { wayInName } from '../../../../auth/provider-name.ts'
import { slugify } from '../../../../core/recipes/slug.ts'
import { exportUser } from '../../../../db/accounts/export-user.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/export'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const everything = await exportUser(db, actorOf(context).id, (provider) => wayInName(env, provider))
  const { siteName } = await readSettings(db)
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-${slugify(siteName)}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
