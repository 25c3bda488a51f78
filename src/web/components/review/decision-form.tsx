import type { RefObject } from 'react'
import { Form } from 'react-router'
import { needsReason, type ReviewKind, type Verdict } from '../../../core/review/review.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { verdictNames } from './review-words.ts'

interface DecisionFormProps {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  kind: ReviewKind
  sayable: ReadonlyArray<Verdict>
  version: number
  recipeVersion: number
  reason: string
  reasonError?: string | undefined
  isSending: boolean
  /** Ctrl+Enter in the reason. */
  onSend: () => void
}

const looks = {
  approve: 'primary',
  'request-changes': undefined,
  reject: 'danger',
  dismiss: 'primary',
  withdraw: 'danger',
} as const

/** The word about an item: a button for each, and the reason its cook reads. */
export function DecisionForm(props: DecisionFormProps) {
  const { id, formRef, kind, sayable, version, recipeVersion, reason, reasonError, isSending, onSend } = props
  const asksReason = sayable.some(needsReason)
  return (
    <Form id={id} ref={formRef} method="post" noValidate preventScrollReset className="grid gap-4">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="recipeVersion" value={recipeVersion} />
      {asksReason && (
        <Field label="Reason" error={reasonError} hint={hints[kind]}>
          <Textarea
            name="reason"
            rows={4}
            maxLength={2000}
            defaultValue={reason}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
            }}
          />
        </Field>
      )}
      <div className="grid gap-2.5 sm:max-xl:flex sm:max-xl:flex-wrap">
        {sayable.map((verdict) => {
          const look = looks[verdict]
          return (
            <Button
              key={verdict}
              type="submit"
              name="intent"
              value={verdict}
              disabled={isSending}
              {...(look && { variant: look })}
            >
              {verdictNames[verdict]}
            </Button>
          )
        })}
      </div>
    </Form>
  )
}

const hints: Record<ReviewKind, string> = {
  recipe: 'Its cook reads it. Needed for all but approving.',
  revision: 'Its cook reads it. Needed for all but approving.',
  report: 'The recipe’s cook reads it. Needed to withdraw the recipe.',
}
