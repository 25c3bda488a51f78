import { Check, Plus } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Form } from 'react-router'
import { NewInCollectForm } from '../../../core/collections/collection-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

export interface CollectChoice {
  id: string
  name: string
  /** True if the recipe is in the collection. */
  has: boolean
}

interface CollectFormsProps {
  choices: ReadonlyArray<CollectChoice>
  answer: FormAnswer | undefined
  isSending?: boolean
  /** The collection whose button gets the focus when the forms appear, or `newCollection` for the field of its name. */
  startsAt?: string | undefined
  /** Sends the form instead of the router. */
  onSend?: (form: FormData) => Promise<void>
}

export const newCollection = 'new'

const takeFocus = (control: HTMLElement | null) => control?.focus()

/** The cook's collections as buttons, and a form for a new one. */
export function CollectForms({ choices, answer, isSending = false, startsAt, onSend }: CollectFormsProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onSend) return
    event.preventDefault()
    void onSend(new FormData(event.currentTarget, (event.nativeEvent as globalThis.SubmitEvent).submitter))
  }
  const { props, fields } = useServerForm({ schema: NewInCollectForm, answer, onSubmit: send })
  return (
    <div className="grid gap-5">
      {choices.length > 0 && (
        <ul className="grid gap-1.5">
          {choices.map(({ id, name, has }) => (
            <li key={id}>
              <Form method="post" preventScrollReset onSubmit={send}>
                <input type="hidden" name="collectionId" value={id} />
                <button
                  ref={id === startsAt ? takeFocus : undefined}
                  type="submit"
                  name="intent"
                  value={has ? 'remove' : 'add'}
                  aria-pressed={has}
                  disabled={isSending}
                  className="flex min-h-12 w-full items-center gap-3 rounded-md bg-sunk px-4 py-2 text-left font-semibold not-disabled:hover:bg-blush"
                >
                  <span
                    className={cn(
                      'grid size-6.5 flex-none place-items-center rounded-[9px] border-2 border-line-strong bg-surface',
                      has && 'border-primary bg-primary text-on-primary',
                    )}
                  >
                    {has && <Check aria-hidden strokeWidth={3.2} />}
                  </span>
                  <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form {...props} preventScrollReset className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <input type="hidden" name="intent" value="create" />
        <TextField
          ref={startsAt === newCollection ? takeFocus : undefined}
          field={fields.name}
          label="New collection"
          autoComplete="off"
        />
        <Button type="submit" className="sm:mt-8.5" pending={isSending}>
          <Plus aria-hidden />
          Create
        </Button>
      </Form>
    </div>
  )
}
