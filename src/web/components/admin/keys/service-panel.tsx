import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { shortDay } from '../../../../core/written-moment.ts'
import type { ShownKey } from '../../../../core/site-keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useFocusOnError } from '../../ui/use-focus-on-error.ts'
import { AskFirst } from '../shell/ask-first.tsx'
import { serviceWords } from './service-words.ts'

interface ServicePanelProps {
  shown: ShownKey
  /** What a form of this service came back with. */
  answer:
    | { errors: Readonly<Record<string, string>>; problem: string | null; typed: Readonly<Record<string, string>> }
    | undefined
}

/** One service: what its key is for, which one there is, and a form for another. */
export function ServicePanel({ shown, answer }: ServicePanelProps) {
  const { service, source } = shown
  const { title, purpose, variables } = serviceWords[service]
  return (
    <Panel aria-labelledby={`${service}-title`} id={service} className="scroll-mt-24">
      <div className={cn('flex items-start justify-between gap-x-3 gap-y-1.5', source && 'flex-wrap')}>
        <h2 id={`${service}-title`} className="text-h3">
          {title}
        </h2>
        <Standing shown={shown} />
      </div>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{purpose}</p>
      {answer?.problem && (
        <p
          role="alert"
          className="mt-4 flex items-start gap-2 rounded-md bg-berry px-4 py-3 font-semibold text-berry-ink"
        >
          <CircleAlert aria-hidden className="mt-1 flex-none" />
          {answer.problem}
        </p>
      )}
      {source === 'environment' ? (
        <>
          <p className="mt-3 max-w-[62ch] text-small text-ink-soft">
            The environment of the server says it ({variables}), which counts before anything entered here.
          </p>
          <div className="mt-4">
            <TestButton service={service} />
          </div>
        </>
      ) : (
        <KeyForm shown={shown} answer={answer} />
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
        <Badge variant="ok">Set{updatedAt && ` on ${shortDay(updatedAt)}`}</Badge>
      )}
    </span>
  )
}

const noErrors = {}

function KeyForm({ shown: { service, source, open }, answer }: ServicePanelProps) {
  const { fields, test, title } = serviceWords[service]
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, answer?.errors ?? noErrors)
  const sent = useNavigation().formData
  const isSaving = sent?.get('service') === service && sent.get('intent') === 'save'
  return (
    <>
      {/* Another key is another form: what was typed for the last one is gone with it. */}
      <Form key={`${source}`} ref={form} method="post" preventScrollReset className="mt-5 grid max-w-130 gap-4">
        <input type="hidden" name="service" value={service} />
        <input type="hidden" name="intent" value="save" />
        {fields.map(({ name, label, isSecret, placeholder, hint }) => (
          <Field key={name} label={label} error={answer?.errors[name]} hint={hint}>
            <Input
              name={name}
              type={isSecret ? 'password' : 'text'}
              defaultValue={answer?.typed[name] ?? open[name]}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        ))}
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
            text={`The site then knows nothing of ${title} any more. The service itself keeps the key: withdraw it there if it must not be used again.`}
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

/** Asks the service about the key that is there. */
function TestButton({ service }: { service: ShownKey['service'] }) {
  const { title, test } = serviceWords[service]
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
