import { data, redirect } from 'react-router'
import { usualAccent } from '../../../core/accent.ts'
import { emptySettings, SettingsForm, type SettingsErrors, type TypedSettings } from '../../../core/settings-form.ts'
import type { SiteSettings } from '../../../core/site-settings.ts'
import { readSettings } from '../../../db/settings.ts'
import { uploadPicture } from '../../../operations/images/upload-picture.ts'
import { changeSettings } from '../../../operations/settings/change-settings.ts'
import { actingUser } from '../../admin/acting-user.ts'
import { firstErrors, textsOf } from '../../admin/form-texts.ts'
import { SettingsEditor } from '../../admin/settings-editor.tsx'
import { appContext, visitorContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/settings'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  return { typed: asTyped(await readSettings(db)), isPublic: Boolean(env.PUBLIC_URL) }
}

function asTyped(settings: SiteSettings): TypedSettings {
  const { siteName, logo, accent, reviewRule, importsAnHour, submissionsAnHour, messagesAnHour, countAds } = settings
  return {
    siteName,
    imageId: logo ?? '',
    colours: accent ? 'own' : 'usual',
    accent: accent ?? usualAccent,
    reviewRule,
    importsAnHour: importsAnHour?.toString() ?? '',
    submissionsAnHour: submissionsAnHour?.toString() ?? '',
    messagesAnHour: messagesAnHour?.toString() ?? '',
    countAds: countAds ? 'on' : '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actingUser(context)
  const sent = await request.formData()
  const typed = textsOf(sent, emptySettings)
  const file = sent.get('image')
  if (file instanceof File && file.name !== '') {
    const uploaded = await uploadPicture(app, context.get(visitorContext), file.stream())
    if (!uploaded.ok) return refuse(typed, { imageId: uploaded.problem })
    typed.imageId = uploaded.picture.id
  }
  const read = SettingsForm.safeParse(typed)
  if (!read.success) return refuse(typed, firstErrors(read.error.issues))
  const changed = await changeSettings(app, actor, read.data)
  return changed.ok ? redirect('/admin/settings?done=saved', 303) : refuse(typed, changed.errors)
}

const refuse = (typed: TypedSettings, errors: SettingsErrors) => data({ typed, errors }, { status: 422 })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Settings', description: 'What holds for the whole site.', path: null })

const noErrors = {}
const words = { saved: 'Settings saved' }

export default function Settings({ loaderData: { typed, isPublic }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Settings" lead="What holds for the whole site. Every page follows at once." />
      <DoneNotice words={words} />
      <SettingsEditor typed={actionData?.typed ?? typed} errors={actionData?.errors ?? noErrors} isPublic={isPublic} />
    </>
  )
}
