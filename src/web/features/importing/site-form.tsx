import { Globe } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { pageLimits } from '../../../core/importing/collecting.ts'
import { SiteImportForm } from '../../../core/importing/site-import-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'

const { visitor, account, editor } = pageLimits

/** Starts to import all recipes of a site. */
export function SiteForm({ answer }: { answer?: FormAnswer | undefined }) {
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
        hint={`Reads one page a second, and only what the site’s robots.txt allows. Up to ${visitor.atOnce} pages at a time, ${account.atOnce} with an account, ${editor.atOnce.toLocaleString('en')} for editors. You choose what to import.`}
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
