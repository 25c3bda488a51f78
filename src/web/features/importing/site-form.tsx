import { Globe } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { pageLimits } from '../../../core/importing/collecting.ts'
import { SiteImportForm } from '../../../core/importing/site-import-form.ts'
import { numberText } from '../../../core/text/number-text.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'

const { visitor, account, editor } = pageLimits

interface SiteFormProps {
  answer?: FormAnswer | undefined
  /** The pause between two pages. */
  pauseMs: number
}

/** Starts to import all recipes of a site. */
export function SiteForm({ answer, pauseMs }: SiteFormProps) {
  const { props, fields } = useServerForm({ schema: SiteImportForm, answer })
  const { formAction } = useNavigation()
  return (
    <Form {...props} action="/import-site">
      <TextField
        field={fields.site}
        label="Address of the site"
        placeholder="https://"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        hint={`Reads ${paceOf(pauseMs)}, and only what the site’s robots.txt allows. Up to ${visitor.atOnce} pages at a time, ${account.atOnce} with an account, ${numberText(editor.atOnce)} for editors. You choose what to import.`}
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-4"
        pending={formAction === '/import-site'}
        pendingLabel="Starting..."
      >
        <Globe aria-hidden />
        Look for recipes
      </Button>
    </Form>
  )
}

/** Returns how fast the site reads another one, such as "one page a second". */
export function paceOf(pauseMs: number): string {
  if (pauseMs === 0) return 'one page at a time'
  return pauseMs === 1000 ? 'one page a second' : `one page every ${numberText(pauseMs / 1000)} seconds`
}
