import { Form, useNavigation } from 'react-router'
import { NotionForm as NotionFormSchema } from '../../../core/templates/notion-form.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

interface NotionFormProps {
  answer: FormAnswer | undefined
  /** The address of the new database. */
  url: string | undefined
}

/** Creates a database in Notion. The page shows this form only if the site has a key for Notion. */
export function NotionForm({ answer, url }: NotionFormProps) {
  const { props, fields } = useServerForm({ schema: NotionFormSchema, answer })
  const isCreating = useNavigation().formData?.get('intent') === 'notion'
  return (
    <Panel aria-labelledby="notion-title">
      <h2 id="notion-title" className="text-h3">
        Create in Notion
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-ink-soft">
        Creates an empty database with these columns on a page you shared with the integration.
      </p>
      {url && (
        <p role="alert" className="mb-4 rounded-md bg-mint px-4 py-3 font-semibold text-mint-ink">
          Database created: <a href={url}>open it in Notion</a>
        </p>
      )}
      <Form {...props} preventScrollReset className="grid gap-4 lg:max-w-160">
        <input type="hidden" name="intent" value="notion" />
        <TextField field={fields.page} label="Address of the page" placeholder="https://www.notion.so/…" />
        <Button type="submit" className="justify-self-start" pending={isCreating} pendingLabel="Creating...">
          Create in Notion
        </Button>
      </Form>
    </Panel>
  )
}
