import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { InviteForm as schema, mostInvited } from '../../../core/accounts/invite-form.ts'
import { roles } from '../../../core/accounts/role.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextareaField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/copy-box.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { RoleRows } from './role-rows.tsx'

interface InviteFormProps {
  answer: FormAnswer | undefined
  canMail: boolean
}

/** Invites one or several addresses with a role. */
export function InviteForm({ answer, canMail }: InviteFormProps) {
  const { props, fields } = useServerForm({ schema, answer, defaultValue: { role: 'cook' } })
  const { blocker, mark } = useUnsaved()
  const isSending = useNavigation().formData?.get('intent') === 'invite'
  return (
    <Form {...props} onInput={mark} className="grid max-w-160 gap-5">
      <input type="hidden" name="intent" value="invite" />
      <TextareaField
        field={fields.addresses}
        label="Email addresses"
        hint={`One per line, at most ${mostInvited}.`}
        rows={3}
        autoComplete="off"
        spellCheck={false}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">Role</legend>
        <RoleRows chosen={roles.find((role) => role === fields.role.initialValue) ?? 'cook'} />
        <FieldError>{fields.role.errors?.[0]}</FieldError>
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={isSending}
        pendingLabel={canMail ? 'Sending...' : 'Creating...'}
      >
        {canMail ? 'Send invitations' : 'Create links'}
      </Button>
      <LeaveDialog blocker={blocker} />
    </Form>
  )
}

export interface NewLink {
  email: string
  link: string
}

interface NewLinksProps {
  links: ReadonlyArray<NewLink>
  /** Addresses that were not invited, in words. */
  left: string | null
  /** True if the site knows its public address. */
  isPublic: boolean
}

/** Shows links the only time. The pressed button may be far below, so the page scrolls to them. */
export function NewLinks({ links, left, isPublic }: NewLinksProps) {
  const box = useRef<HTMLElement>(null)
  useAnswer(links, () => focusInSight(box.current))
  return (
    <Panel ref={box} tabIndex={-1} variant="tint" aria-live="polite" className="mb-5">
      <h2 className="text-[1.0625rem]">
        {links.length === 1 ? 'Copy the link now. It is' : 'Copy the links now. They are'} shown only once.
      </h2>
      <p className="mt-1 max-w-[62ch]">
        Send each one only to its address: whoever opens it first gets the account.
        {!isPublic && ' PUBLIC_URL is not set, so replace the start of the link with the address that others use.'}
      </p>
      {left && <p className="mt-2 font-semibold">{left}</p>}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        {links.map(({ email, link }) => (
          <CopyBox key={email} title={email} text={link} />
        ))}
      </div>
    </Panel>
  )
}
