import { redirect } from 'react-router'
import { formFromSettings, SettingsEdit, settingsFromForm } from '../../../../core/settings/settings-form.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { changeSettings, settingsMark } from '../../../../operations/settings/change-settings.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { SettingsEditor } from '../settings-editor.tsx'
import { startedWith } from '../started-with.server.ts'
import { settingsText } from '../../../../core/settings/settings-text.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { SectionNav } from '../section-nav.tsx'
import { settingsSections } from '../settings-fields.tsx'
import { StartSettings } from '../start-settings.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { SavedNow } from '../../../ui/saved-now.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { takePicture } from '../../pictures/take-picture.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-settings'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const settings = await readSettings(db)
  return {
    typed: formFromSettings(settings),
    version: settingsMark(settings),
    isPublic: Boolean(env.PUBLIC_URL),
    fixed: { email: env.CONTACT_EMAIL ?? null, phone: env.CONTACT_PHONE ?? null, signUp: env.SIGN_UP ?? null },
    startSettings: startedWith(env),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, SettingsEdit, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return sent.refuse()
  const { version, ...form } = sent.value
  const changed = await changeSettings(app, actor, settingsFromForm(form), version)
  if (changed.ok) return redirect('/admin/settings?done=saved', 303)
  if ('errors' in changed) return sent.refuse({ errors: changed.errors })
  const problem = 'Someone else changed the settings. Their version is below; yours is not lost.'
  // The page has shown the other version, so a second save may replace it.
  return sent.conflict({ problem, version: settingsMark(changed.now), theirs: settingsText(changed.now) })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Settings', description: 'Settings for the whole site.', path: null })

const words = { saved: 'Settings saved' }

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, version, isPublic, fixed, startSettings } = loaderData
  return (
    <>
      <AdminHead title="Settings" lead="Settings for the whole site. Changes apply at once." />
      <DoneNotice words={words} />
      <FormErrorPanel answer={actionData} />
      {actionData?.theirs && <SavedNow said={actionData.theirs} next="Saving now replaces them with yours." />}
      <div className="grid grid-cols-1 items-start gap-gap xl:grid-cols-[minmax(0,1fr)_12rem]">
        <SectionNav sections={settingsSections} />
        <div className="min-w-0">
          <SettingsEditor typed={typed} version={version} answer={actionData} isPublic={isPublic} fixed={fixed} />
          <StartSettings settings={startSettings} />
        </div>
      </div>
    </>
  )
}
