import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface PlainUploadProps {
  app?: string
  /** The form id for a submit button elsewhere. */
  formId?: string | undefined
  /** Called when that button is pressed. */
  onSubmit?: () => void
  children: ReactNode
}

/** A form around a file field. Choosing a file starts the import. Without script, a button sends the form. */
export function PlainUpload({ app, formId, onSubmit, children }: PlainUploadProps) {
  const form = useRef<HTMLFormElement>(null)

  // A file may be chosen before the page listens. Then its field says so again.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('input[type=file]') ?? [])
      if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }))
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree, this form may be in the form of a dialog.
    event.stopPropagation()
    onSubmit?.()
  }

  return (
    <Form
      ref={form}
      id={formId}
      onSubmit={onSubmit && submit}
      method="post"
      action={app ? `/import?step=file&app=${app}` : '/import?step=file'}
      encType="multipart/form-data"
    >
      {children}
      <Button type="submit" className="mt-3 hidden no-script:inline-flex">
        Import
      </Button>
    </Form>
  )
}
