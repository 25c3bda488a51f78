import { changesInWords } from '../../../../core/settings-in-words.ts'

/** "recipe.request-changes" as "Recipe: request changes". */
export function deedWords(action: string): string {
  const [subject = '', deed = ''] = action.split(/\.(.*)/s)
  const name = subject.replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${deed ? `: ${deed.replaceAll(/[-.]/g, ' ')}` : ''}`
}

/** What else is known of a deed; what is empty says nothing. */
export function detailsWords(action: string, details: Readonly<Record<string, unknown>> | null): string {
  const known = details ?? {}
  const said =
    action === 'settings.change'
      ? changesInWords(known)
      : Object.entries(known).map(([name, value]) => [name, written(value)] as const)
  return said
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ')
}

function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value)
}
