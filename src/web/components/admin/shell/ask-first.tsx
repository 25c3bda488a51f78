import { type ReactNode, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx'

interface AskFirstProps {
  /** What opens the question: one button. */
  children: ReactNode
  /** The same button in words, where no script opens dialogs. */
  label: string
  /** The question, and what it means. */
  title: string
  text: ReactNode
  confirmLabel: string
  /** Of what takes nothing away. */
  isHarmless?: boolean
  /** What the form sends, `intent` among them. */
  fields: Readonly<Record<string, string>>
  /** What is asked for besides; a field outside its form names it. */
  asks?: (formId: string) => ReactNode
  /** Another page's action. */
  action?: string
  /** For whoever must not take the button away while the question stands open. */
  onOpenChange?: (isOpen: boolean) => void
}

/** Something that cannot be taken back asks first: in a dialog, or without script in a part of the page that opens. */
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
