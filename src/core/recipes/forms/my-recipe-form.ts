import { z } from 'zod'
import { rowNumberField } from '../../forms/form-fields.ts'

/** The buttons on the page of a cook's own recipe. */
export const MyRecipeForm = z.object({ intent: z.enum(['delete', 'withdraw', 'drop-change']) })

/** A revision's number, or null for no revision. */
export const revisionField = rowNumberField.transform((id) => id || null)

/** The button in the history that restores a revision. */
export const RestoreForm = z.object({ restore: rowNumberField, version: rowNumberField, revisionId: revisionField })
