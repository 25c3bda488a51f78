import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.tsx'
import { useAnswer } from './use-answer.ts'

interface AskFirstProps {
  /** The content of the button that opens the question. */
  children: ReactNode
  /** The text of the button if scripts cannot open dialogs. */
  label: string
  /** The question and its consequences. */
  title: string
  text: ReactNode
  confirmLabel: string
  /** For an action that does not delete anything. */
  isHarmless?: boolean
  /** The hidden fields of the form, including `intent`. A list becomes several fields of one name. */
  fields: Readonly<Record<string, string | ReadonlyArray<string>>>
  /** Renders additional fields. A field outside the form needs the form's id. */
  asks?: (formId: string) => ReactNode
  /** The address of the action, if it belongs to another page. */
  action?: string
  /** An answer of the server that asks the question: each new one opens it. */
  opensFor?: unknown
  /** Lets the parent keep the button while the question is open. */
  onOpenChange?: (isOpen: boolean) => void
  /** Called when the form is sent. */
  onConfirm?: () => void
}

/**
 * Asks for confirmation before an action that cannot be undone. Shows a dialog, or a disclosure on the page if scripts
 * are off.
 */
export function AskFirst({
  children,
  label,
  title,
  text,
  confirmLabel,
  isHarmless = false,
  fields,
  asks,
  action,
  opensFor,
  onOpenChange,
  onConfirm,
}: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  const changeOpen = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  useAnswer(opensFor, () => changeOpen(true))
  const formId = useId()
  const hidden = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
  const look = isHarmless ? 'primary' : 'danger'
  const target = action === undefined ? {} : { action }
  return (
    <>
      <Dialog open={isOpen} onOpenChange={changeOpen}>
        <span className="contents no-script:hidden">
          <DialogTrigger asChild>{children}</DialogTrigger>
        </span>
        <DialogContent
          title={title}
          footer={
            <>
              <DialogClose asChild>
                <Button>Cancel</Button>
              </DialogClose>
              <Form
                id={formId}
                method="post"
                preventScrollReset
                onSubmit={() => {
                  changeOpen(false)
                  onConfirm?.()
                }}
                {...target}
              >
                {hidden}
                <Button type="submit" variant={look} block>
                  {confirmLabel}
                </Button>
              </Form>
            </>
          }
        >
          <p>{text}</p>
          {asks && <div className="mt-4">{asks(formId)}</div>}
        </DialogContent>
      </Dialog>
      <details className="hidden no-script:block" open={opensFor !== undefined}>
        <summary className="inline-flex min-h-11 items-center font-semibold text-danger">{label}</summary>
        <Form
          id={`${formId}plain`}
          method="post"
          className="mt-2 grid justify-items-start gap-3 rounded-md bg-sunk p-4"
          {...target}
        >
          {hidden}
          <p>
            <strong>{title}</strong> {text}
          </p>
          {asks && <div className="w-full">{asks(`${formId}plain`)}</div>}
          <Button type="submit" variant={look}>
            {confirmLabel}
          </Button>
        </Form>
      </details>
    </>
  )
}
