import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { AiNote } from '../suggestions/ai-note.tsx'
import { useEarlyText } from '../../ui/use-early-text.ts'

interface PasteFormProps {
  /** The form id for a submit button elsewhere. Without it, the form has its own button. */
  formId?: string | undefined
  url: string
  html: string
  onHtmlChange: (html: string) => void
  isRunning: boolean
  onImport: () => void
}

/** Imports the pasted HTML of a page, for sites that block imports but open in the cook's own browser. */
export function PasteForm({ formId, url, html, onHtmlChange, isRunning, onImport }: PasteFormProps) {
  const early = useEarlyText(onHtmlChange)
  return (
    <>
      <h2 className="mb-2 text-h3">A text or a page</h2>
      <p className="text-small">
        Paste a recipe as plain text: from an email, a note or a message. Its title, ingredients and steps are found. If
        a site blocks imports or needs a login, open the recipe in your browser,{' '}
        <span className="pointer-coarse:hidden">
          view its source (Ctrl+U, or Option+Command+U on a Mac), select all of it, and paste that.
        </span>
        <span className="hidden pointer-coarse:inline">select its text from title to last step, and paste that.</span>
      </p>
      <AiNote />
      <Form
        id={formId}
        method="post"
        action="/import"
        encType="multipart/form-data"
        className="mt-3 grid justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isRunning) onImport()
        }}
      >
        <input type="hidden" name="url" value={url} />
        <Field label="Text of the recipe, or HTML of the page" className="w-full text-ink">
          <Textarea
            ref={early}
            name="html"
            required
            spellCheck={false}
            className="max-h-60 font-mono text-small"
            value={html}
            onChange={(event) => onHtmlChange(event.target.value)}
          />
        </Field>
        {formId === undefined && (
          <Button type="submit" variant="primary" pending={isRunning} pendingLabel="Importing...">
            Read the pasted text
          </Button>
        )}
      </Form>
    </>
  )
}
