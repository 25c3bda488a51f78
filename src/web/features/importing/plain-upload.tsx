import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** A form around a file field. Choosing a file starts the import. Without script, a button sends the form. */
export function PlainUpload({ app, children }: { app?: string; children: ReactNode }) {
  return (
    <Form
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
