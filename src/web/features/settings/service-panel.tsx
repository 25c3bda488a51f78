import { Form, Link, useNavigation } from 'react-router'
import { shortDate } from '../../../core/text/date-text.ts'
import { serviceForm, type ShownKey } from '../../../core/settings/site-keys.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'
import { useHasPart } from '../../ui/use-has-part.ts'
import { serviceText } from './service-text.ts'

interface ServicePanelProps {
  shown: ShownKey
  /** The answer to a form of this service. */
  answer: FormAnswer | undefined
}

/** A service with the purpose and state of its key, and a form to set the key. */
export function ServicePanel({ shown, answer }: ServicePanelProps) {
  const { service, source } = shown
  const { title, purpose, variables } = serviceText[service]
  const isHidden = !useHasPart('delivery') && (service === 'instacart' || service === 'chicory')
  return (
    <Panel aria-labelledby={`${service}-title`} id={service}>
      <div className={cn('flex items-start justify-between gap-x-3 gap-y-1.5', source && 'flex-wrap')}>
        <h2 id={`${service}-title`} className="text-h3">
          {title}
        </h2>
        <Standing shown={shown} />
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{purpose}</p>
      {isHidden && (
        <p className="mt-2 max-w-[62ch]">
          Pages don’t use it now, because <Link to="/admin/settings#parts">Settings</Link> hide grocery delivery.
        </p>
      )}
      <div className="mt-4 grid empty:hidden">
        <FormErrorPanel answer={answer} />
      </div>
      {source === 'environment' ? (
        <>
          <p className="mt-3 max-w-[62ch] text-small text-ink-soft">
            Set in the server’s environment ({variables}). Change it there.
          </p>
          <div className="mt-4 empty:hidden">
            <TestButton service={service} />
          </div>
        </>
      ) : (
        // The React key resets the form when the service key is set or removed, which clears what was typed.
        <KeyForm key={source} shown={shown} answer={answer?.initialValue?.['intent'] === 'save' ? answer : undefined} />
      )}
    </Panel>
  )
}

function Standing({ shown: { source, masked, updatedAt } }: { shown: ShownKey }) {
  if (source === null) return <Badge>Not set</Badge>
  return (
    <span className="flex flex-wrap items-center gap-2.5">
      {masked && (
        <span className="font-mono text-small">
          <span className="sr-only">Ends in </span>
          {masked}
        </span>
      )}
      {source === 'environment' ? (
        <Badge variant="info">Set by the environment</Badge>
      ) : (
        <Badge variant="ok">Set{updatedAt && ` on ${shortDate(updatedAt)}`}</Badge>
      )}
    </span>
  )
}

function KeyForm({ shown: { service, source, open }, answer }: ServicePanelProps) {
  const { fields, test, title } = serviceText[service]
  const form = useServerForm({ schema: serviceForm(service), answer, defaultValue: open })
  const sent = useNavigation().formData
  const isSaving = sent?.get('service') === service && sent.get('intent') === 'save'
  return (
    <>
      <Form {...form.props} preventScrollReset className="mt-5 grid max-w-130 gap-4">
        <input type="hidden" name="service" value={service} />
        <input type="hidden" name="intent" value="save" />
        {fields.map(({ name, label, isSecret, placeholder, hint }) => {
          const field = form.fields[name]
          return (
            field && (
              <TextField
                key={name}
                field={field}
                label={label}
                hint={hint}
                type={isSecret ? 'password' : 'text'}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
              />
            )
          )
        })}
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            pending={isSaving}
            pendingLabel={test ? 'Testing...' : 'Saving...'}
            aria-label={`${test ? 'Test and save' : 'Save'}: ${title}`}
          >
            {test ? 'Test and save' : 'Save'}
          </Button>
          {test && <p className="text-small text-ink-soft">{test}</p>}
        </div>
      </Form>
      {source === 'site' && (
        <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
          {test && <TestButton service={service} />}
          <AskFirst
            label="Remove the key"
            title="Remove this key?"
            text={`The site can then no longer use “${title}”. The key still works at the service. Revoke it there if it must not be used again.`}
            confirmLabel="Remove key"
            fields={{ intent: 'remove', service }}
          >
            <Button variant="danger" aria-label={`Remove the key: ${title}`}>
              Remove the key
            </Button>
          </AskFirst>
        </div>
      )}
    </>
  )
}

/** Tests the current key with the service. */
function TestButton({ service }: { service: ShownKey['service'] }) {
  const { title, test } = serviceText[service]
  const sent = useNavigation().formData
  const isTesting = sent?.get('service') === service && sent.get('intent') === 'test'
  if (!test) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="service" value={service} />
      <input type="hidden" name="intent" value="test" />
      <Button type="submit" pending={isTesting} pendingLabel="Testing..." aria-label={`Test the key: ${title}`}>
        Test the key
      </Button>
    </Form>
  )
}
