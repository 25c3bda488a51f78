import { exportUser } from '../../../db/export-user.ts'
import { userOf } from '../../account/user-of.ts'
import { appContext } from '../../app-context.ts'
import type { Route } from './+types/export'

export async function loader({ context }: Route.LoaderArgs) {
  const everything = await exportUser(context.get(appContext).db, userOf(context).id)
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-marshmallow-kitchen.json"',
      'Cache-Control': 'no-store',
    },
  })
}
