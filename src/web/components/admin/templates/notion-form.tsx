import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useFirstWrongField } from '../../ui/use-first-wrong-field.ts'

interface NotionFormProps {
  /** Which page was typed, and what came of it. */
  answer: { page: string; problem: string | null; url: string | null } | undefined
}

/** Only there where the site has a key for it. */
export function NotionForm({ answer }: NotionFormProps) {
  useFirstWrongField(answer?.problem ? answer : undefined)
  const isCreating = useNavigation().formData?.get('intent') === 'notion'
  return (
    <Panel aria-labelledby="notion-title">
      <h2 id="notion-title" className="text-h3">
        Create in Notion
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch] text-ink-soft">
        An empty database with these columns, on a page of your workspace that you have shared with the integration.
      </p>
      {answer?.url && (
        <p role="alert" className="mb-4 rounded-md bg-mint px-4 py-3 font-semibold text-mint-ink">
          The database is there: <a href={answer.url}>open it in Notion</a>
        </p>
      )}
      <Form method="post" preventScrollReset noValidate className="grid gap-4 lg:max-w-160">
        <input type="hidden" name="intent" value="notion" />
        <Field label="Address of the page" error={answer?.problem ?? undefined}>
          <Input name="page" defaultValue={answer?.page} required placeholder="https://www.notion.so/…" />
        </Field>
        <Button type="submit" className="justify-self-start" pending={isCreating} pendingLabel="Creating...">
          Create in Notion
        </Button>
      </Form>
    </Panel>
  )
}
