import { data, redirect } from 'react-router'
import { usualAccent } from '../../../core/accent.ts'
import { emptySettings, SettingsForm, type SettingsErrors, type TypedSettings } from '../../../core/settings-form.ts'
import type { SiteSettings } from '../../../core/site-settings.ts'
import { readSettings } from '../../../db/settings.ts'
import { uploadPicture } from '../../../operations/images/upload-picture.ts'
import { changeSettings, settingsMark } from '../../../operations/settings/change-settings.ts'
import { actorOf } from '../../signed-in.ts'
import { firstErrors, textsOf } from '../../admin/form-texts.ts'
import { SettingsEditor } from '../../admin/settings-editor.tsx'
import { startedWith } from '../../admin/started-with.server.ts'
import { settingsInWords } from '../../../core/settings-in-words.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { FormProblem } from '../../components/admin/articles/form-problem.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { StartSettings } from '../../components/admin/settings/start-settings.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { SavedNow } from '../../components/admin/shell/saved-now.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/settings'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const settings = await readSettings(db)
  return {
    typed: asTyped(settings),
    asRead: settingsMark(settings),
    isPublic: Boolean(env.PUBLIC_URL),
    startSettings: startedWith(env),
  }
}

function asTyped(settings: SiteSettings): TypedSettings {
  const {
    siteName,
    logo,
    accent,
    reviewRule,
    importsAnHour,
    submissionsAnHour,
    messagesAnHour,
    countAds,
    searchLanguages,
  } = settings
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
    searchLanguages: searchLanguages.join(' '),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await request.formData()
  const typed = { ...textsOf(sent, emptySettings), searchLanguages: sent.getAll('searchLanguages').join(' ') }
  const asRead = formText(sent, 'asRead')
  const answer = { typed, asRead, errors: {}, problem: null, theirs: null }
  const refuse = (errors: SettingsErrors) => data({ ...answer, errors }, { status: 422 })
  const file = sent.get('image')
  if (file instanceof File && file.name !== '') {
    const uploaded = await uploadPicture(app, context.get(visitorContext), file.stream())
    if (!uploaded.ok) return refuse({ imageId: uploaded.problem })
    typed.imageId = uploaded.picture.id
  }
  const read = SettingsForm.safeParse(typed)
  if (!read.success) return refuse(firstErrors(read.error.issues))
  const changed = await changeSettings(app, actor, read.data, asRead)
  if (changed.ok) return redirect('/admin/settings?done=saved', 303)
  if ('errors' in changed) return refuse(changed.errors)
  const problem = 'Somebody else changed the settings meanwhile. Theirs are below; nothing of yours is lost.'
  // Whoever saves again has seen what they write over.
  const theirs = settingsInWords(changed.now)
  return data({ ...answer, asRead: settingsMark(changed.now), problem, theirs }, { status: 409 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Settings', description: 'What holds for the whole site.', path: null })

const noErrors = {}
const words = { saved: 'Settings saved' }

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, asRead, isPublic, startSettings } = loaderData
  return (
    <>
      <AdminHead title="Settings" lead="What holds for the whole site. Every page follows at once." />
      <DoneNotice words={words} />
      {/* A field that is wrong says so itself. */}
      <FormProblem answer={actionData?.problem ? actionData : undefined} />
      {actionData?.theirs && <SavedNow said={actionData.theirs} next="Saving now puts yours in their place." />}
      <SettingsEditor
        typed={actionData?.typed ?? typed}
        asRead={actionData?.asRead ?? asRead}
        errors={actionData?.errors ?? noErrors}
        isPublic={isPublic}
      />
      <StartSettings settings={startSettings} />
    </>
  )
}
