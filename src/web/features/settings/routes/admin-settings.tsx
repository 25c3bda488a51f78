import { data, redirect } from 'react-router'
import { formFromSettings, settingsFromForm, SettingsForms } from '../../../../core/settings/settings-form.ts'
import type { SignedIn } from '../../../../core/accounts/signed-in.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { changeSettings, settingsMark } from '../../../../operations/settings/change-settings.ts'
import type { App } from '../../../../operations/app/app.ts'
import { sendTestMail } from '../../../../operations/settings/send-test-mail.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { SettingsEditor } from '../settings-editor.tsx'
import { startedWith } from '../started-with.server.ts'
import { settingsText } from '../../../../core/settings/settings-text.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { MailTest } from '../mail-test.tsx'
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
  const { db, env, mail } = context.get(appContext)
  const settings = await readSettings(db)
  return {
    typed: formFromSettings(settings),
    version: settingsMark(settings),
    isPublic: Boolean(env.PUBLIC_URL),
    fixed: { email: env.CONTACT_EMAIL ?? null, phone: env.CONTACT_PHONE ?? null, signUp: env.SIGN_UP ?? null },
    startSettings: startedWith(env),
    mailTo: mail === null ? null : actorOf(context).email,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, SettingsForms, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'test-mail') return testMail(app, actor)
  const { intent: _, version, ...form } = sent.value
  const changed = await changeSettings(app, actor, settingsFromForm(form), version)
  if (changed.ok) return redirect('/admin/settings?done=saved', 303)
  if ('errors' in changed) return sent.refuse({ errors: changed.errors })
  const problem = 'Someone else changed the settings. Their version is below; yours is not lost.'
  // The page has shown the other version, so a second save may replace it.
  return sent.conflict({ problem, version: settingsMark(changed.now), theirs: settingsText(changed.now) })
}

/** The answer says nothing about the settings, so what was typed into them stays. */
async function testMail(app: App, actor: SignedIn) {
  const outcome = await sendTestMail(app, actor)
  switch (outcome.kind) {
    case 'sent':
      return redirect('/admin/settings?done=mailed#environment', 303)
    case 'failed':
      return data({ mailProblem: outcome.problem }, { status: 422 })
    case 'too-many':
      return data({ mailProblem: 'You have sent ten test emails this hour. Try again later.' }, { status: 429 })
    case 'no-mail':
      return data({ mailProblem: 'This site has no mail server (SMTP_URL).' }, { status: 409 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Settings', description: 'Settings for the whole site.', path: null })

const words = { saved: 'Settings saved', mailed: 'The mail server accepted the test email' }

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, version, isPublic, fixed, startSettings, mailTo } = loaderData
  const [answer, mailProblem] =
    actionData && 'mailProblem' in actionData ? [undefined, actionData.mailProblem] : [actionData, null]
  return (
    <>
      <AdminHead title="Settings" lead="Settings for the whole site. Changes apply at once." />
      <DoneNotice words={words} />
      <FormErrorPanel answer={answer} />
      {answer?.theirs && <SavedNow values={answer.theirs} next="Saving now replaces them with yours." />}
      <div className="grid grid-cols-1 items-start gap-gap xl:grid-cols-[minmax(0,1fr)_12rem]">
        <SectionNav sections={settingsSections} />
        <div className="min-w-0">
          <SettingsEditor typed={typed} version={version} answer={answer} isPublic={isPublic} fixed={fixed} />
          <StartSettings
            settings={startSettings}
            mailTest={mailTo !== null && <MailTest to={mailTo} problem={mailProblem} />}
          />
        </div>
      </div>
    </>
  )
}
