import { Form, useNavigation } from 'react-router'
import type { ImportProgress } from '../../../core/importing/imports.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { forgetStoredImport } from './stored-imports.ts'

const recipes = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'recipe' : 'recipes'}`

/** The bar at the bottom of an import: choose all or none, import, try again, undo, remove. */
export function ImportActions({ id, progress }: { id: string; progress: ImportProgress }) {
  const { formData } = useNavigation()
  const intent = formData?.get('intent')
  const { state, rows, chosen } = progress
  if (state === 'running' || state === 'undoing') return null
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur">
      <div className="wrap flex flex-wrap items-center justify-end gap-2 py-2.5">
        {rows.ready > 0 && (
          <Form method="post" preventScrollReset className="flex">
            <input type="hidden" name="intent" value="choose-all" />
            {chosen < rows.ready && (
              <Button type="submit" variant="ghost" name="choice" value="import">
                Choose all
              </Button>
            )}
            {chosen > 0 && (
              <Button type="submit" variant="ghost" name="choice" value="skip">
                Choose none
              </Button>
            )}
          </Form>
        )}
        {rows.saved === 0 && (
          <AskFirst
            label="Remove"
            title="Remove this import?"
            text="What was read from the file is forgotten. No recipe is deleted."
            confirmLabel="Remove"
            fields={{ intent: 'forget' }}
            onConfirm={() => forgetStoredImport(id)}
          >
            <Button variant="ghost">Remove</Button>
          </AskFirst>
        )}
        {rows.saved > 0 && (
          <AskFirst
            label="Undo import"
            title={`Undo the import of ${recipes(rows.saved)}?`}
            text="The new recipes are deleted, and replaced ones get their earlier text back. Recipes that were changed or rated since stay."
            confirmLabel="Undo import"
            fields={{ intent: 'undo' }}
          >
            <Button variant="ghost" className="text-danger">
              Undo import
            </Button>
          </AskFirst>
        )}
        {rows.failed > 0 && (
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value="retry"
              pending={intent === 'retry'}
              pendingLabel="Trying again..."
            >
              Try {recipes(rows.failed)} again
            </Button>
          </Form>
        )}
        {(chosen > 0 || state === 'preview') && (
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              variant="primary"
              name="intent"
              value="start"
              pending={intent === 'start'}
              pendingLabel="Starting..."
            >
              Import {recipes(chosen)}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}
