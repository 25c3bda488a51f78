import { type SubmitEvent, useState } from 'react'
import { Form, Link } from 'react-router'
import type { ServiceFields } from '../../../core/importing/service-form.ts'
import { webhookMessages } from '../../../core/importing/webhook-rows.ts'
import { isWebAddress } from '../../../core/text/web-address.ts'
import { withScheme } from '../../../core/text/with-scheme.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useEarlyText } from '../../ui/use-early-text.ts'

interface WebhookFormProps {
  /** The form id for a submit button elsewhere. */
  formId?: string | undefined
  /** The typed text, if the import failed without script. */
  typed?: Pick<ServiceFields, 'webhook'> | undefined
  isRunning: boolean
  onImport: (url: string) => void
}

/** Imports the recipes that a webhook of an N8N workflow answers with. */
export function WebhookForm({ formId, typed, isRunning, onImport }: WebhookFormProps) {
  const [url, setUrl] = useState(typed?.webhook ?? '')
  const [problem, setProblem] = useState<string>()
  const early = useEarlyText(setUrl)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree, this form may be in the form of a dialog.
    event.stopPropagation()
    if (isRunning) return
    const address = withScheme(url.trim())
    if (!isWebAddress(address)) return setProblem(webhookMessages.empty)
    setUrl(address)
    onImport(address)
  }

  return (
    <section aria-labelledby="import-n8n">
      <h2 id="import-n8n" className="mb-2 text-h3">
        Import from N8N
      </h2>
      <p className="text-small">
        A workflow with a webhook that answers a GET request with recipes as JSON. You choose what to import before
        anything is saved.
      </p>
      <Form
        id={formId}
        method="post"
        action="/import?step=webhook"
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-4"
      >
        <Field label="N8N Webhook URL" className="text-ink" error={problem}>
          <Input
            ref={early}
            name="webhook"
            inputMode="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://n8n.example.com/webhook/recipes"
            value={url}
            readOnly={isRunning}
            onChange={({ target }) => {
              setUrl(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button
          type="submit"
          variant={formId === undefined ? 'primary' : 'secondary'}
          disabled={url.trim() === ''}
          pending={isRunning}
          pendingLabel="Importing..."
          className="justify-self-start no-script:hidden"
        >
          Import Recipes
        </Button>
        <Button type="submit" variant="primary" className="hidden justify-self-start no-script:inline-flex">
          Import Recipes
        </Button>
      </Form>
      <p className="mt-4 text-small">
        <a href="/n8n-workflow.json" download>
          Download a ready workflow
        </a>{' '}
        to import into N8N. It also sends recipes here by itself, with a token from{' '}
        <Link to="/account/automations">Automations</Link>.
      </p>
    </section>
  )
}
