import { webhookMessages, webhookRows } from '../../../core/importing/webhook-rows.ts'
import type { ImportEvent, ImportFailure } from '../../../core/importing/import-events.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import { isWebAddress } from '../../../core/text/web-address.ts'
import { withScheme } from '../../../core/text/with-scheme.ts'
import { readWebhook, type WebhookAnswer } from '../../../integrations/n8n/n8n.ts'
import type { App } from '../../app/app.ts'
import { importOutcomes, outcomesOf } from '../import-file.ts'
import { readRows } from './read-rows.ts'

interface WebhookImport {
  url: string
  /** The visitor's IP address. The visitor was admitted by `admitImport`. */
  visitor: string
  actor: Actor
  signal: AbortSignal
}

/** Imports the recipes that a webhook of an automation answers with. */
export async function* importFromWebhook(app: App, sent: WebhookImport): AsyncGenerator<ImportEvent> {
  try {
    yield* importRows(app, sent)
  } catch (cause) {
    app.log.error({ err: cause }, 'An import from a webhook failed')
    yield failure('server-error', webhookMessages.error)
  }
}

async function* importRows(app: App, { visitor, actor, signal, ...sent }: WebhookImport): AsyncGenerator<ImportEvent> {
  const url = withScheme(sent.url.trim())
  if (!isWebAddress(url)) return yield failure('bad-address', webhookMessages.empty)
  yield { kind: 'stage', stage: 'asking' }
  const answer = await readWebhook(app.http, url, { signal })
  if (signal.aborted) return
  if (!answer.ok) {
    // The path of a webhook is often its only secret, so the log gets the host.
    app.log.info({ host: new URL(url).host, problem: causeOf(answer) }, 'A webhook could not be read')
    return yield webhookFailure(answer)
  }
  const rows = webhookRows(answer.value)
  if (!rows || rows.length === 0)
    return yield failure('no-recipe', `${webhookMessages.failed} The webhook answered without recipes.`)
  yield { kind: 'stage', stage: 'reading' }
  const name = new URL(url).host
  const { outcomes } = await readRows(app, rows, name, { visitor, signal })
  for await (const event of importOutcomes(app, { name, visitor, actor, signal }, outcomesOf([outcomes])))
    yield event.kind === 'problem' && event.reason === 'no-recipe'
      ? { ...event, message: `${webhookMessages.failed} No row has the ingredients and steps of a recipe.` }
      : event
}

const failure = (reason: ImportFailure['reason'], message: string): ImportFailure => ({
  kind: 'problem',
  reason,
  message,
})

const causeOf = (answer: Exclude<WebhookAnswer, { ok: true }>) =>
  answer.kind === 'status' ? answer.statusText : answer.cause

function webhookFailure(answer: Exclude<WebhookAnswer, { ok: true }>): ImportFailure {
  if (answer.kind !== 'status') {
    const reason = answer.kind === 'not-json' ? 'not-a-page' : 'unreachable'
    return failure(reason, [webhookMessages.failed, answer.detail].filter(Boolean).join(' '))
  }
  const said = `${webhookMessages.fetch(answer.statusText)}.`
  switch (answer.status) {
    case 404:
      return failure('not-found', `${said} Activate the workflow in N8N, and use the production URL of a GET webhook.`)
    case 401:
    case 403:
      return failure('login', `${said} The webhook asks for a password. Turn off its authentication.`)
    default:
      return failure('server-error', `${said} Look at the executions of the workflow in N8N, and try again.`)
  }
}
