import { exportRecipe } from '../../../../operations/exporting/export-file.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { admittedFormat, refusal, sendFile } from '../send-file.server.ts'
import type { Route } from './+types/recipe-export'

export async function loader({ params, context }: Route.LoaderArgs) {
  const format = await admittedFormat(context, params.format, 'recipe')
  const file = await exportRecipe(context.get(appContext), context.get(userContext) ?? 'visitor', format, params.id)
  if (!file) throw refusal(404, 'There is no recipe to download here.')
  return sendFile(file)
}
