import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { images } from './pictures.ts'
import { moment } from './columns.ts'

export const chefs = pgTable('chefs', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  bio: text('bio').notNull().default(''),
  imageId: text('image_id').references(() => images.id, { onDelete: 'set null' }),
  signatureDish: jsonb('signature_dish').$type<{ name: string; description: string; recipeId: string | null }>(),
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
