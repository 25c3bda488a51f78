import { useState } from 'react'
import { recipeKeeperApp, recipeKeeperMessages } from '../../../core/importing/recipe-keeper-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { PlainUpload } from './plain-upload.tsx'

interface RecipeKeeperFormProps {
  /** The form id for a submit button elsewhere. */
  formId?: string | undefined
  isRunning: boolean
  onImport: (file: File) => void
}

/** Imports an export of Recipe Keeper. */
export function RecipeKeeperForm({ formId, isRunning, onImport }: RecipeKeeperFormProps) {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const isAlive = useIsAlive()

  function start() {
    if (!file) return setProblem(recipeKeeperMessages.none)
    if (!/\.(?:json|xml|zip)$/i.test(file.name)) return setProblem(recipeKeeperMessages.unsupported)
    onImport(file)
  }

  return (
    <section aria-labelledby="import-recipe-keeper">
      <h2 id="import-recipe-keeper" className="mb-2 text-h3">
        Recipe Keeper
      </h2>
      <p className="text-small">
        Supported formats: JSON and XML, and the .zip file that Recipe Keeper exports, with its pictures. Files of other
        apps are under File.
      </p>
      <PlainUpload app={recipeKeeperApp} formId={formId} onSubmit={start}>
        <Field label="Recipe Keeper file" className="mt-3 w-full text-ink" error={problem}>
          <Input
            type="file"
            name="file"
            accept=".json,.xml,.zip"
            disabled={isRunning}
            className="px-1.5 py-1.5"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0])
              setProblem(undefined)
            }}
          />
        </Field>
      </PlainUpload>
      <Button
        variant={formId === undefined ? 'primary' : 'secondary'}
        disabled={!isAlive}
        pending={isRunning}
        pendingLabel="Importing..."
        className="mt-4 no-script:hidden"
        onClick={start}
      >
        Import Recipes
      </Button>
    </section>
  )
}
