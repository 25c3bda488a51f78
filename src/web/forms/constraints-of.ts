import { z } from 'zod'
import type { SchemaOfForm } from './check-fields.ts'

/**
 * Returns the HTML constraints of each field. Conform 1.21's `getZodConstraint` looks for limits where Zod 4.6 no
 * longer stores them, and it treats nullable fields as required. `maxLength` is left out, because browsers silently cut
 * off a long pasted text. The schema reports that limit as an error message instead.
 */
export function constraintsOf<Schema extends z.ZodObject>(schemaOfForm: SchemaOfForm<Schema>) {
  const { shape }: z.ZodObject = typeof schemaOfForm === 'function' ? schemaOfForm('') : schemaOfForm
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, { required: isRequired(field), ...limitsOf(field) }]),
  )
}

const isRequired = (field: z.core.$ZodType) => !z.safeParse(field, '').success && !z.safeParse(field, undefined).success

function limitsOf(field: unknown): { min?: number; max?: number } {
  if (field instanceof z.ZodNumber) return { ...within('min', field.minValue), ...within('max', field.maxValue) }
  if (field instanceof z.ZodPipe) return { ...limitsOf(field.in), ...limitsOf(field.out) }
  if (field instanceof z.ZodDefault || field instanceof z.ZodOptional || field instanceof z.ZodNullable)
    return limitsOf(field.unwrap())
  return {}
}

/** Ignores the largest safe integers, which Zod sets as limits of every integer. */
const within = (name: 'min' | 'max', limit: number | null) =>
  limit === null || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? {} : { [name]: limit }
