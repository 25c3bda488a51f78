import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Finding, ModerationKind, ModerationState } from '../../core/moderation/moderation.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import type { DrawnDish } from '../../core/recipes/drawing/drawing.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { reviewItems } from '../schema/moderation.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { isClaimed } from './review-items.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

export interface QueueFilter {
  kind: ModerationKind | null
  state: ModerationState | null
  claim: 'mine' | 'nobody' | null
  /** Part of the title. */
  text: string
  /** The current account. */
  editor: string
}

export interface QueueRow {
  id: number
  kind: ModerationKind
  state: ModerationState
  recipeId: string
  title: string
  picture: Picture | null
  drawing: DrawnDish | null
  author: string | null
  /** The name of the account the recipe belongs to. */
  owner: string | null
  findings: ReadonlyArray<Finding>
  claimedBy: string | null
  version: number
  recipeVersion: number
  createdAt: string
}

const itemsOnAPage = 25

const claimers = alias(users, 'claimers')
const owners = alias(users, 'owners')

/** Lists the moderation queue, oldest first. */
export async function listQueue(db: Db, filter: QueueFilter, after: ListPlace<number> | null) {
  const { id, createdAt } = reviewItems
  const rows = await db
    .select({
      item: reviewItems,
      moment: momentText(createdAt),
      title: recipes.title,
      author: recipes.author,
      drawing: recipes.drawing,
      image: pictureColumns,
      owner: owners.name,
      recipeVersion: recipes.version,
      claimer: claimers.name,
      isClaimed,
    })
    .from(reviewItems)
    .innerJoin(recipes, eq(recipes.id, reviewItems.recipeId))
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(owners, eq(owners.id, recipes.ownerId))
    .leftJoin(claimers, eq(claimers.id, reviewItems.claimedBy))
    .where(
      and(
        conditionOf(filter),
        after ? sql`(${createdAt}, ${id}) > (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(itemsOnAPage + 1)
  const shown = rows.slice(0, itemsOnAPage)
  const last = rows.length > itemsOnAPage ? shown.at(-1) : undefined
  return {
    items: shown.map(({ item, title, image, claimer, isClaimed: isHeld, moment: _moment, ...recipe }): QueueRow => ({
      ...recipe,
      id: item.id,
      kind: item.kind,
      state: item.state,
      recipeId: item.recipeId,
      title,
      picture: toPicture(image, title),
      findings: item.findings ?? [],
      claimedBy: isHeld ? claimer : null,
      version: item.version,
      createdAt: item.createdAt.toISOString(),
    })),
    next: last ? { at: last.moment, id: last.item.id } : null,
  }
}

/** Finds the next and previous open item in the order of the queue. */
export async function findNeighbors(db: Db, itemId: number): Promise<{ newer: number | null; older: number | null }> {
  const { rows } = await db.execute<{ newer: number | null; older: number | null }>(sql`
    select
      (select other.id from review_items other where other.state = 'open' and (other.created_at, other.id) > (own.created_at, own.id)
        order by other.created_at, other.id limit 1) as newer,
      (select other.id from review_items other where other.state = 'open' and (other.created_at, other.id) < (own.created_at, own.id)
        order by other.created_at desc, other.id desc limit 1) as older
    from review_items own where own.id = ${itemId}`)
  return rows[0] ?? { newer: null, older: null }
}

/** Counts open reports and revisions. */
export const countReportsAndChanges = (db: Db) =>
  db.$count(reviewItems, sql`${reviewItems.state} = 'open' and ${reviewItems.kind} <> 'recipe'`)

function conditionOf({ kind, state, claim, text, editor }: QueueFilter): SQL | undefined {
  // The state is in the text of the query, because PostgreSQL uses the partial index of open items only without a
  // parameter.
  const isOpen = state === 'open' ? sql`${reviewItems.state} = 'open'` : undefined
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    kind ? eq(reviewItems.kind, kind) : undefined,
    isOpen ?? (state ? eq(reviewItems.state, state) : undefined),
    claim === 'mine' ? and(isClaimed, eq(reviewItems.claimedBy, editor)) : undefined,
    claim === 'nobody' ? sql`not ${isClaimed}` : undefined,
    text ? sql`${recipes.title} ilike ${pattern}` : undefined,
  )
}
