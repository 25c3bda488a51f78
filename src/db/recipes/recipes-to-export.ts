import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

/** Returns everything that files of other apps can hold, in the order of the ids. Unknown ids are left out. */
export async function listRecipesToExport(db: Db, ids: ReadonlyArray<string>) {
  const rows = await db
    .select({ recipe: getTableColumns(recipes), image: pictureColumns, chefName: chefs.name })
    .from(recipes)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(chefs, eq(chefs.id, recipes.authorId))
    .where(inArray(recipes.id, [...ids]))
  const byId = new Map(
    rows.map(({ recipe, image, chefName }) => [recipe.id, { ...recipe, picture: toPicture(image), chefName }]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type RecipeToExport = Awaited<ReturnType<typeof listRecipesToExport>>[number]
