import { z } from 'zod'
import { textList } from '../forms/form-fields.ts'

/** Ids of recipes that a browser saved or removed. */
export const SavedForm = z.object({ add: textList, remove: textList })
