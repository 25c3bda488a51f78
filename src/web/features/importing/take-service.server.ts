import type { ImportEvent } from '../../../core/importing/import-events.ts'
import { ServiceForm, type ServiceFields } from '../../../core/importing/service-form.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import type { App } from '../../../operations/app/app.ts'
import { admitImport } from '../../../operations/importing/admit-import.ts'
import { importFromGithub } from '../../../operations/importing/github/import-from-github.ts'
import { importFromWebhook } from '../../../operations/importing/webhook/import-from-webhook.ts'
import { isShortForm } from './short-form.ts'

type ServiceStep = 'github' | 'webhook'

interface TakenService {
  outcome: ImportEvent | undefined
  /** The typed text, for the form that is shown again. */
  typed?: ServiceFields
  status: number
}

/** Imports from a service for a browser without script. A token would have to be sent in the form, so there is none. */
export async function takeService(
  app: App,
  step: ServiceStep,
  { request, visitor, actor }: { request: Request; visitor: string; actor: Actor },
): Promise<TakenService> {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) {
    const { problem } = admission
    return { outcome: problem, status: 429, ...(isShortForm(request) && { typed: await fieldsIn(request) }) }
  }
  try {
    const typed = await fieldsIn(request)
    const sent = ServiceForm.safeParse(typed)
    if (!sent.success) return { outcome: tooLong(sent.error.issues[0]?.message ?? ''), typed, status: 422 }
    const { repository, path, webhook } = sent.data
    const from = { visitor, actor, signal: request.signal }
    const events =
      step === 'github'
        ? importFromGithub(app, { ...from, repository, path, token: null })
        : importFromWebhook(app, { ...from, url: webhook })
    let outcome: ImportEvent | undefined
    for await (const event of events) outcome = event
    return { outcome, typed, status: outcome?.kind === 'draft' ? 200 : 422 }
  } finally {
    admission.leave()
  }
}

async function fieldsIn(request: Request): Promise<ServiceFields> {
  const form = await request.formData()
  const textOf = (name: keyof ServiceFields) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { repository: textOf('repository'), path: textOf('path'), webhook: textOf('webhook') }
}

const tooLong = (message: string): ImportEvent => ({ kind: 'problem', reason: 'bad-address', message: `${message}.` })
