import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { withScheme } from '../../../core/text/with-scheme.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useEarlyText } from '../../ui/use-early-text.ts'

interface AddressFormProps {
  formId?: string | undefined
  /** False if a larger button elsewhere also submits the form. */
  isOnlyButton: boolean
  url: string
  onUrlChange: (url: string) => void
  isRunning: boolean
  onImport: () => void
  /** Further choices, below the field. */
  children?: ReactNode
  /** Further ways to find recipes, beside the links. */
  further?: ReactNode
}

/** Starts an import from an address. Without script, the next page shows the draft. */
export function AddressForm({
  formId,
  isOnlyButton,
  url,
  onUrlChange,
  isRunning,
  onImport,
  children,
  further,
}: AddressFormProps) {
  const early = useEarlyText(onUrlChange)
  // Adds the scheme before the form is sent, because browsers refuse an address without one.
  const complete = () => onUrlChange(withScheme(url))
  return (
    <Form
      id={formId}
      method="post"
      action="/import"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRunning) onImport()
      }}
    >
      <Field label="Recipe Website URL" hint="Includes ingredients, steps, times and the picture.">
        <div className="flex flex-col gap-2.5 xs:flex-row">
          <Input
            ref={early}
            name="url"
            data-autofocus
            type="url"
            required
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://"
            value={url}
            readOnly={isRunning}
            onChange={(event) => onUrlChange(event.target.value)}
            onBlur={complete}
            onKeyDown={({ key }) => key === 'Enter' && complete()}
          />
          <Button
            type="submit"
            variant={isOnlyButton ? 'primary' : 'secondary'}
            pending={isRunning}
            pendingLabel="Importing..."
            className="min-h-13 shrink-0"
          >
            <Download aria-hidden />
            Import
          </Button>
        </div>
      </Field>
      {children}
      <p className="mt-1 flex flex-wrap gap-x-4 text-small">
        <Link to="/import/bookmarklet" className="inline-flex min-h-11 items-center">
          Import from your browser with one click
        </Link>
        <Link to="/import-site" className="inline-flex min-h-11 items-center">
          Import a whole site
        </Link>
        {further}
      </p>
    </Form>
  )
}
