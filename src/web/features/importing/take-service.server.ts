import type { ImportEvent } from '../../../core/importing/import-events.ts'
import { ServiceForm } from '../../../core/importing/service-form.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import type { App } from '../../../operations/app/app.ts'
import { admitImport } from '../../../operations/importing/admit-import.ts'
import { importFromGithub } from '../../../operations/importing/github/import-from-github.ts'
import { importFromWebhook } from '../../../operations/importing/webhook/import-from-webhook.ts'
import { parseForm } from '../../forms/parse-form.ts'

type ServiceStep = 'github' | 'webhook'

/** Imports from a service for a browser without script. A token would have to be sent in the form, so there is none. */
export async function takeService(
  app: App,
  step: ServiceStep,
  { request, visitor, actor }: { request: Request; visitor: string; actor: Actor },
): Promise<{ outcome: ImportEvent | undefined; status: number }> {
  const admission = await admitImport(app, visitor)
  if (!admission.ok) return { outcome: admission.problem, status: 429 }
  try {
    const sent = await parseForm(request, ServiceForm)
    if (!sent.ok) return { outcome: undefined, status: 422 }
    const { repository, path, webhook } = sent.value
    const from = { visitor, actor, signal: request.signal }
    const events =
      step === 'github'
        ? importFromGithub(app, { ...from, repository, path, token: null })
        : importFromWebhook(app, { ...from, url: webhook })
    let outcome: ImportEvent | undefined
    for await (const event of events) outcome = event
    return { outcome, status: outcome?.kind === 'draft' ? 200 : 422 }
  } finally {
    admission.leave()
  }
}
