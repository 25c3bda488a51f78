import { z } from 'zod'

/** The fields that a column of a table may hold, with their labels. */
export const columnFields = {
  title: 'Title',
  description: 'Description',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  prepTime: 'Prep time',
  cookTime: 'Cook time',
  totalTime: 'Total time',
  servings: 'Servings',
  difficulty: 'Difficulty',
  categories: 'Categories',
  cuisine: 'Cuisine type',
  tips: 'Tips',
  author: 'Author',
  sourceUrl: 'Source address',
  imageUrl: 'Picture address',
  calories: 'Calories',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
} as const
export type ColumnField = keyof typeof columnFields

const isColumnField = (name: string): name is ColumnField => Object.hasOwn(columnFields, name)

/** A column that is read by its name, for facts that are not in the list. */
export const byName = 'by-name'
export type ColumnUse = ColumnField | typeof byName | null

export const isColumnUse = (value: unknown): value is ColumnUse =>
  value === null || value === byName || (typeof value === 'string' && isColumnField(value))

export const mostColumns = 200

/** The meaning of a table's columns. Replaces the importer's guess from the first row. */
export const TableMapping = z.object({
  /** One for each column. Null for a column that is not used. */
  fields: z.array(z.custom<ColumnUse>(isColumnUse)).max(mostColumns),
  /** False if the first row is a recipe. */
  hasHeader: z.boolean(),
})
export type TableMapping = z.infer<typeof TableMapping>

interface TableColumn {
  /** The cell in the first row. */
  name: string
  field: ColumnField | null
  /** Cells of the next rows. */
  samples: ReadonlyArray<string>
}

/** The beginning of a table, for choosing what its columns hold. */
export interface TableColumns {
  columns: ReadonlyArray<TableColumn>
  hasHeader: boolean
}

/** The bytes of a table that are enough to show its first rows. More would take long if they are all commas. */
export const tableStartBytes = 128 * 1024
