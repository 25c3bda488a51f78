import { randomBytes } from 'node:crypto'
import type { ProfileForm } from '../../core/accounts/profile-form.ts'
import { slugify } from '../../core/recipes/slug.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findProfile, insertChef, linkChef, listOwnTitles, renameUser, updateChef } from '../../db/accounts/profiles.ts'
import { renameReviewer } from '../../db/reviews/reviews.ts'
import { findPicture } from '../../db/pictures/pictures.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { App } from '../app/app.ts'

type ProfileOutcome = { ok: true } | { ok: false; errors: { imageId?: string } }

/**
 * Saves a profile. The chef page is created with the first text, picture or dish. The signature dish must be one of the
 * cook's own recipes.
 */
export async function updateProfile(app: App, user: SignedIn, form: ProfileForm): Promise<ProfileOutcome> {
  const imageId = form.imageId || null
  if (imageId && !(await findPicture(app.db, imageId)))
    return { ok: false, errors: { imageId: 'The picture is no longer available. Choose it again' } }
  const before = await findProfile(app.db, user.id)
  const dish = (await listOwnTitles(app.db, user.id, before?.dish?.recipeId ?? null)).find(
    ({ id }) => id === form.dishId,
  )
  const chef = {
    name: form.name,
    bio: form.bio,
    imageId,
    signatureDish: dish ? { name: dish.title, description: form.dishText, recipeId: dish.id } : null,
  }
  await app.db.transaction(async (transaction) => {
    const chefId = await renameUser(transaction, user.id, form.name)
    await renameReviewer(transaction, user.id, form.name)
    if (chefId) return updateChef(transaction, chefId, chef)
    if (!form.bio && !imageId && !dish) return
    await linkChef(transaction, user.id, await newChef(transaction, chef))
  })
  return { ok: true }
}

async function newChef(db: Db, chef: Parameters<typeof updateChef>[2]): Promise<string> {
  const slug = slugify(chef.name)
  const candidates = [slug, ...Array.from({ length: 4 }, () => `${slug}-${randomBytes(3).toString('hex')}`)]
  for (const id of candidates) if (await insertChef(db, { id, ...chef })) return id
  throw new Error('No free address for a chef page')
}
