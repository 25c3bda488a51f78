import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog.tsx'

interface AskFirstProps {
  /** The button that opens the question. */
  children: ReactNode
  /** The text of that button where no script opens dialogs. */
  label: string
  /** The question and its consequences. */
  title: string
  text: ReactNode
  confirmLabel: string
  /** For an action that deletes nothing. */
  isHarmless?: boolean
  /** What the form sends, including `intent`. */
  fields: Readonly<Record<string, string>>
  /** Additional fields. A field outside the form needs the form's id. */
  asks?: (formId: string) => ReactNode
  /** The address of another page's action. */
  action?: string
  /** For a parent that must not remove the button while the question is open. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Asks before an action that cannot be undone: in a dialog, or without script in a disclosure on the page. */
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
  onOpenChange,
}: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  const turn = (open: boolean) => {
    setOpen(open)
    onOpenChange?.(open)
  }
  const formId = useId()
  const hidden = Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  const look = isHarmless ? 'primary' : 'danger'
  const target = action === undefined ? {} : { action }
  return (
    <>
      <Dialog open={isOpen} onOpenChange={turn}>
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
              <Form id={formId} method="post" preventScrollReset onSubmit={() => turn(false)} {...target}>
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
      <details className="hidden no-script:block">
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
