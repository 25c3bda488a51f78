import { Form, Link, useNavigation } from 'react-router'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { NoteSourceRow, type ShownSource } from './note-source-row.tsx'

interface NoteSourceListProps {
  sources: ReadonlyArray<ShownSource>
  /** True if the site has a key for Notion. */
  hasKey: boolean
  /** True if a database feeds the site. */
  isUsed: boolean
  answer: FormAnswer<unknown> | undefined
}

/** The databases of the site's Notion, and the form that says what each of them feeds. */
export function NoteSourceList({ sources, hasKey, isUsed, answer }: NoteSourceListProps) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <section aria-labelledby="databases-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="databases-title" className="text-h3">
          Databases
        </h2>
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value="find"
            disabled={!hasKey}
            pending={intent === 'find'}
            pendingLabel="Looking..."
          >
            Find databases
          </Button>
        </Form>
      </div>
      <FormErrorPanel answer={answer} />
      {sources.length === 0 ? (
        <p className="text-ink-soft">
          None yet. Create some with the <Link to="/admin/templates">database templates</Link>, or share yours with your
          integration in Notion. Then press “Find databases”.
        </p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="choose" />
          <ul className="grid gap-4">
            {sources.map((source) => (
              <NoteSourceRow key={`${source.id} ${source.kind}`} source={source} />
            ))}
          </ul>
          <Button
            type="submit"
            variant={isUsed ? 'secondary' : 'primary'}
            pending={intent === 'choose'}
            pendingLabel="Saving..."
            className="mt-5"
          >
            Save databases
          </Button>
        </Form>
      )}
    </section>
  )
}
