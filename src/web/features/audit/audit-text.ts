import { roleText } from '../../../core/accounts/role-text.ts'
import { shortMoment } from '../../../core/text/date-text.ts'
import { changesText } from '../../../core/settings/settings-text.ts'
import { jobLabel } from '../jobs/job-text.ts'
import { actionWords } from './action-words.ts'

/** Says what was done. An action of an older release is spelled out. */
export const actionText = (action: string) => actionWords[action] ?? inWords(action.replace('.', ': '))

/** Names for those who act without an account. The keys are what entries store. */
const actorWords: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  'the sender': 'A visitor',
  'link-holder': 'A visitor with the secret link',
  'command line': 'The command line',
  'command-line': 'The command line',
}

/** Says who acted, if no account did. */
export const otherActorText = (details: Readonly<Record<string, unknown>> | null) =>
  actorWords[String(details?.['by'])] ?? 'The site itself'

/** Formats the details of an audit entry, one per line, and omits empty ones. Only the assignee of a message is an id. */
export function detailLines(
  action: string,
  details: Readonly<Record<string, unknown>> | null,
  assigneeName: string | null = null,
): Array<string> {
  const known = details ?? {}
  if (action === 'message.assign') return [`To: ${known['to'] ? (assigneeName ?? 'a deleted account') : 'nobody'}`]
  if (action === 'job.retry' || action === 'job.delete') return [`Job: ${jobLabel(String(known['name'] ?? ''))}`]
  const parts =
    action === 'settings.change'
      ? changesText(known)
      : Object.entries(known)
          .filter(([name]) => name !== 'by')
          .map(([name, value]) => [detailNames[name] ?? inWords(name), written(value)] as const)
  return parts.filter(([, text]) => text !== '').map(([name, text]) => `${name}: ${text}`)
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function written(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return moment.test(value) ? shortMoment(value) : (valueWords[value] ?? value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value)
}

/** Returns false for a number, and for an id of random letters. */
export const isReadable = (id: string) => !/^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-zA-Z]{32})$/.test(id)

/** Formats a subject without a name, such as "Message 12" or "Import 3f2a91c0". */
export const subjectText = (kind: string, id: string) => `${inWords(kind)} ${id.slice(0, 8)}`

const detailNames: Readonly<Record<string, string>> = {
  active: 'Shown',
  close: 'Closed',
  count: 'Number',
  everyHours: 'Hours between syncs',
  former: 'Before',
  from: 'Before',
  hour: 'Hour (UTC)',
  item: 'Moderation item',
  recipes: 'Recipes',
  to: 'To',
  unlisted: 'Recipes that are not listed',
}

/** Values that are stored as names of the code. */
const valueWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(roleText).map(([role, { label }]) => [role, label])),
  'at-once': 'at once',
  'after-review': 'after review',
  'changes-requested': 'changes requested',
}

/** Spells out a name of the code: "request-changes" and "everyHours" become "Request changes" and "Every hours". */
function inWords(name: string): string {
  const words = name.replaceAll(/[-.]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
