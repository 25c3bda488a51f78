import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { storableText } from '../../core/recipes/recipe-limits.ts'

/** The name of the button Conform uses to check single fields. */
export const conformIntent = '__intent__'

/** The fields of one form, or one schema for each `intent` of its buttons. */
export type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<ReadonlyArray<z.ZodObject>>

/** A form whose rules depend on the button that sends it. */
export type SchemaOfForm<Schema extends FormSchema> = Schema | ((intent: string) => Schema)

/**
 * Checks a form's fields, in the browser and again on the server. Reads only names that are in the schema. Conform
 * treats a name as a path, so the name `a[4294967294]` would create a list of that length.
 */
export function checkFields<Schema extends FormSchema>(
  sent: FormData,
  schemaOfForm: SchemaOfForm<Schema>,
  alsoKnown?: string,
) {
  const schema = typeof schemaOfForm === 'function' ? schemaOfForm(String(sent.get('intent') ?? '')) : schemaOfForm
  const known = namesIn(schema).add(alsoKnown ?? '')
  const texts = new FormData()
  for (const [name, value] of sent)
    if (known.has(name) && typeof value === 'string') texts.append(name, storableText(value))
  // Coercion is off because our schemas define what an empty text means.
  return parseWithZod(texts, { schema, disableAutoCoercion: true })
}

function namesIn(schema: FormSchema): Set<string> {
  return new Set('shape' in schema ? Object.keys(schema.shape) : schema.options.flatMap((one) => [...namesIn(one)]))
}
