import { storableText } from '../core/recipe/recipe-limits.ts'

/** What a field of a form holds, without what PostgreSQL cannot keep; of one that is not there, or a file, nothing. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? storableText(value) : ''
}
