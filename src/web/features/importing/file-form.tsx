import { useState } from 'react'
import { Link } from 'react-router'
import { acceptedFiles } from '../../../core/importing/accepted-files.ts'
import { noFile } from '../../../core/importing/file-messages.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { PlainUpload } from './plain-upload.tsx'

interface FileFormProps {
  /** The form id for a submit button elsewhere. */
  formId?: string | undefined
  isRunning: boolean
  onImport: (files: ReadonlyArray<File>) => void
}

/** Imports the recipes of a file. Without script, a button sends the file. */
export function FileForm({ formId, isRunning, onImport }: FileFormProps) {
  const [problem, setProblem] = useState<string>()
  const isAlive = useIsAlive()
  return (
    <section aria-labelledby="import-file">
      <h2 id="import-file" className="mb-2 text-h3">
        A file from another app
      </h2>
      <p className="text-small">
        Paprika, Mealie, Tandoor, Nextcloud Cookbook, Recipe Keeper, CopyMeThat, Mela, Crouton, Evernote, MasterCook,
        Meal-Master, Cooklang, XML, YAML, a CSV table, a text, or a page you saved. At most 12 MB. A zip archive of your
        whole library may have 100 MB, or 500 MB when you are signed in. You can also choose several files at once. You
        choose what to import before anything is saved.
      </p>
      <PlainUpload formId={formId} onSubmit={() => setProblem(noFile)}>
        <Field label="Recipe file" className="mt-3 w-full text-ink" error={problem}>
          <Input
            type="file"
            name="file"
            // Without script, the form sends one file.
            multiple={isAlive}
            accept={acceptedFiles.join(',')}
            disabled={isRunning}
            className="px-1.5 py-1.5"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              setProblem(undefined)
              if (files.length > 0) onImport(files)
              // Choosing the same file again must be a change.
              currentTarget.value = ''
            }}
          />
        </Field>
      </PlainUpload>
      <p className="mt-3 text-small">
        <Link to="/imports">Your imports</Link> lists the files you imported before.
      </p>
    </section>
  )
}
