import { z } from 'zod'
import { textList } from '../forms/form-fields.ts'

/** More than anyone saves, and few enough for one request. */
const mostRecipes = 1_000

/** The favorites of a browser, which names them itself, and the chosen format. */
export const SavedExportForm = z.object({
  format: z.string().default(''),
  recipe: textList.transform((ids) => [...new Set(ids)].slice(0, mostRecipes)),
})
