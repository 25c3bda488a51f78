import { changesText } from '../../../core/settings/settings-text.ts'

/** Formats "recipe.request-changes" as "Recipe: request changes". */
export function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split(/\.(.*)/s)
  const name = subject.replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${verb ? `: ${verb.replaceAll(/[-.]/g, ' ')}` : ''}`
}

/** Formats the details of an audit entry and omits empty ones. */
export function detailsText(action: string, details: Readonly<Record<string, unknown>> | null): string {
  const known = details ?? {}
  const said =
    action === 'settings.change'
      ? changesText(known)
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

/** Returns false for a number, and for an id of random letters. */
export const isReadable = (id: string) => !/^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-zA-Z]{32})$/.test(id)

/** Formats a subject without a name, such as "Message 12" or "Import 3f2a91c0". */
export function subjectText(kind: string, id: string): string {
  const name = kind.replaceAll('-', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${id.slice(0, 8)}`
}
