import { Form } from 'react-router'
import { CreateTokenForm } from '../../../core/automations/token-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Names a new token. */
export function TokenForm({ answer }: { answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: CreateTokenForm, answer, defaultValue: {} })
  return (
    <Form {...props} className="mt-5 grid gap-4" preventScrollReset>
      <input type="hidden" name="intent" value="create" />
      <TextField
        field={fields.name}
        label="Name of a new token"
        hint="The program that will use it, such as “N8N at home”."
        autoComplete="off"
      />
      <Button type="submit" variant="primary" className="justify-self-start">
        Create token
      </Button>
    </Form>
  )
}

/** Shows a token the only time. */
export function NewToken({ secret, address }: { secret: string; address: string }) {
  return (
    <Panel variant="tint" aria-live="polite" className="mb-5">
      <strong className="font-display font-[560]">Copy the token now. It is shown only once.</strong>
      <p className="mt-2">
        <code className="block rounded-inner bg-surface p-3 text-small [overflow-wrap:anywhere] select-all">
          {secret}
        </code>
      </p>
      <p className="mt-3 text-small">Recipes and addresses go here, as JSON, with this token as “Bearer”:</p>
      <code className="mt-1 block text-small [overflow-wrap:anywhere]">POST {address}</code>
    </Panel>
  )
}
