import { Link } from 'react-router'
import { ProfileForm } from '../../../../core/accounts/profile-form.ts'
import { findProfile, listOwnTitles } from '../../../../db/accounts/profiles.ts'
import { updateProfile } from '../../../../operations/accounts/update-profile.ts'
import { ProfileEditor } from '../profile-editor.tsx'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { useHasPart } from '../../../ui/use-has-part.ts'
import { Section } from '../../../ui/section.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { takePicture } from '../../pictures/take-picture.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
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
  return { typed, chefId: user.chefId, dishes: await listOwnTitles(db, user.id, typed.dishId) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const sent = await parseForm(request, ProfileForm, takePicture(app, context.get(visitorContext)))
  if (!sent.ok) return sent.refuse()
  const outcome = await updateProfile(app, actorOf(context), sent.value)
  if (!outcome.ok) return sent.refuse({ errors: outcome.errors })
  return redirectWithFlash('/account', { kind: 'success', title: 'Profile saved' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Your account', description: 'Your profile on this site.', path: null })

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { chefId, dishes } = loaderData
  const hasChefPages = useHasPart('community')
  return (
    <Section
      title="Profile"
      lead={
        !hasChefPages ? (
          'Your name is shown with your recipes.'
        ) : chefId ? (
          <>
            This is what others see on <Link to={`/chefs/${chefId}`}>your page</Link>.
          </>
        ) : (
          'Write something about yourself, and you get a public page.'
        )
      }
    >
      <ProfileEditor key={loaderData.typed.imageId} typed={loaderData.typed} answer={actionData} dishes={dishes} />
    </Section>
  )
}
