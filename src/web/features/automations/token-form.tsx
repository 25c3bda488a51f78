import { useRef } from 'react'
import { Form } from 'react-router'
import { CreateTokenForm } from '../../../core/automations/token-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/copy-box.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { Panel } from '../../ui/panel.tsx'
import { useAnswer } from '../../ui/use-answer.ts'

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

/** A command that sends a recipe and the address of another one. */
const exampleFor = (address: string, secret: string) => `curl ${address} \\
  -H 'Authorization: Bearer ${secret}' -H 'Content-Type: application/json' \\
  -d '{"items": [{"title": "Leek Soup", "ingredients": ["2 leeks"], "instructions": ["Simmer."]}, {"url": "https://example.com/soup"}]}'`

/** Shows a token the only time. With many tokens, the pressed button is far below, so the page scrolls to it. */
export function NewToken({ secret, address }: { secret: string; address: string }) {
  const box = useRef<HTMLElement>(null)
  useAnswer(secret, () => focusInSight(box.current))
  return (
    <Panel ref={box} tabIndex={-1} variant="tint" aria-live="polite" className="mb-5">
      <strong className="font-display font-[560]">Copy the token now. It is shown only once.</strong>
      <div className="mt-3 grid gap-4">
        <CopyBox title="Token" text={secret} wraps="anywhere" />
        <CopyBox title="Example" text={exampleFor(address, secret)} />
      </div>
    </Panel>
  )
}
