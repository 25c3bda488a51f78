import { Form, useNavigation } from 'react-router'
import { counted } from '../../../core/text/counted.ts'
import { type ImportProgress, isBusy } from '../../../core/importing/imports.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { forgetStoredImport } from './stored-imports.ts'

const choicesOf = (ready: number, chosen: number) => [
  ...(chosen < ready ? [{ choice: 'import', label: 'Choose all' }] : []),
  ...(chosen > 0 ? [{ choice: 'skip', label: 'Choose none' }] : []),
]

/** The actions beside the main one: choose all or none, try again, undo, remove. */
export function ImportActions({ id, progress }: { id: string; progress: ImportProgress }) {
  const { formData } = useNavigation()
  const { state, rows, chosen } = progress
  if (isBusy(state)) return null
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      {rows.ready > 0 && (
        <Form method="post" preventScrollReset className="flex">
          <input type="hidden" name="intent" value="choose-all" />
          {/* The keys are places, so that the focus stays when "all" takes the place of "none". */}
          {[...choicesOf(rows.ready, chosen).entries()].map(([place, { choice, label }]) => (
            <Button key={place} type="submit" variant="ghost" name="choice" value={choice}>
              {label}
            </Button>
          ))}
        </Form>
      )}
      {rows.failed > 0 && (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            variant="ghost"
            name="intent"
            value="retry"
            pending={formData?.get('intent') === 'retry'}
            pendingLabel="Trying again..."
          >
            Try {counted(rows.failed, 'recipe')} again
          </Button>
        </Form>
      )}
      {rows.saved > 0 ? (
        <AskFirst
          label="Undo import"
          title={`Undo the import of ${counted(rows.saved, 'recipe')}?`}
          text="The new recipes are deleted, and replaced ones get their earlier text back. Recipes that were changed since then, or that others rated or saved, stay."
          confirmLabel="Undo import"
          fields={{ intent: 'undo' }}
          onConfirm={() => toast.clear()}
        >
          <Button variant="ghost">Undo import</Button>
        </AskFirst>
      ) : (
        <AskFirst
          label="Remove"
          title="Remove this import?"
          text="What was read is forgotten. No recipe is deleted."
          confirmLabel="Remove"
          fields={{ intent: 'forget' }}
          onConfirm={() => forgetStoredImport(id)}
        >
          <Button variant="ghost">Remove</Button>
        </AskFirst>
      )}
    </div>
  )
}

/** The bar at the bottom of the window that starts the import. */
export function StartBar({ progress: { state, rows, chosen } }: { progress: ImportProgress }) {
  const { formData } = useNavigation()
  const isOffered =
    (state === 'preview' && rows.ready > 0) || ((state === 'finished' || state === 'paused') && chosen > 0)
  if (!isOffered) return null
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-(--timers) z-20 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur motion-reduce:bg-surface"
    >
      <Form method="post" preventScrollReset className="wrap flex justify-end py-2.5">
        {chosen === 0 ? (
          <p className="flex min-h-12 items-center text-ink-soft max-sm:w-full max-sm:justify-center">
            Choose a recipe to import.
          </p>
        ) : (
          <Button
            type="submit"
            variant="primary"
            name="intent"
            value="start"
            className="max-sm:w-full"
            pending={formData?.get('intent') === 'start'}
            pendingLabel="Starting..."
          >
            Import {counted(chosen, 'recipe')}
          </Button>
        )}
      </Form>
    </div>
  )
}
