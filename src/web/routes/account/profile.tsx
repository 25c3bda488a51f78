import { data, Link } from 'react-router'
import { type ProfileErrors, ProfileForm } from '../../../core/profile.ts'
import { findProfile, listOwnTitles } from '../../../db/profiles.ts'
import { updateProfile } from '../../../operations/accounts/update-profile.ts'
import { uploadPicture } from '../../../operations/images/upload-picture.ts'
import { ProfileEditor } from '../../account/profile-editor.tsx'
import { actorOf } from '../../signed-in.ts'
import { appContext, visitorContext } from '../../app-context.ts'
import { Section } from '../../components/account/section.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/profile'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const user = actorOf(context)
  const profile = await findProfile(db, user.id)
  const typed: ProfileForm = {
    name: profile?.name ?? user.name,
    bio: profile?.bio ?? '',
    imageId: profile?.imageId ?? '',
    dishId: profile?.dish?.recipeId ?? '',
    dishText: profile?.dish?.description ?? '',
  }
  return { typed, chefId: user.chefId, dishes: await listOwnTitles(db, user.id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await request.formData()
  const typed: ProfileForm = {
    name: formText(form, 'name'),
    bio: formText(form, 'bio'),
    imageId: formText(form, 'imageId'),
    dishId: formText(form, 'dishId'),
    dishText: formText(form, 'dishText'),
  }
  const refuse = (errors: ProfileErrors) => data({ typed, errors }, { status: 422 })
  const file = form.get('image')
  if (file instanceof File && file.name !== '') {
    const picture = await uploadPicture(app, context.get(visitorContext), file.stream())
    if (!picture.ok) return refuse({ imageId: picture.problem })
    typed.imageId = picture.picture.id
  }
  const read = ProfileForm.safeParse(typed)
  if (!read.success)
    return refuse(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])))
  const outcome = await updateProfile(app, actorOf(context), read.data)
  if (!outcome.ok) return refuse(outcome.errors)
  return redirectWithFlash('/account', { kind: 'success', title: 'Profile saved' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Your account', description: 'Your profile on this site.', path: null })

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  const { chefId, dishes } = loaderData
  return (
    <Section
      title="Profile"
      lead={
        chefId ? (
          <>
            This is what others read on <Link to={`/chefs/${chefId}`}>your page</Link>.
          </>
        ) : (
          'Say something about yourself, and you get a page others can see.'
        )
      }
    >
      <ProfileEditor
        key={loaderData.typed.imageId}
        typed={actionData?.typed ?? loaderData.typed}
        errors={actionData?.errors ?? {}}
        dishes={dishes}
      />
    </Section>
  )
}
