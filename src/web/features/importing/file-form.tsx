import { useSyncExternalStore } from 'react'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

const acceptedFiles =
  '.zip,.json,.csv,.tsv,.cook,.html,.htm,.txt,.md,.paprikarecipe,.paprikarecipes,.melarecipe,.melarecipes'

interface FileFormProps {
  isRunning: boolean
  onImport: (file: File) => void
}

/** Imports the recipes of a file. Several drafts are held by the page, so the form needs script. */
export function FileForm({ isRunning, onImport }: FileFormProps) {
  const hasScript = useSyncExternalStore(neverChanges, always, never)
  if (!hasScript) return null
  return (
    <AccordionItem variant="sunk" title="A file from another app">
      <p className="text-small">
        Paprika, Mealie, Tandoor, Nextcloud Cookbook, Recipe Keeper, CopyMeThat, Mela, Cooklang, a CSV table, a text, or
        a page you saved. At most 12 MB and 40 recipes at once.
      </p>
      <Field label="Recipe file" className="mt-3 w-full text-ink">
        <Input
          type="file"
          accept={acceptedFiles}
          disabled={isRunning}
          className="px-1.5 py-1.5"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) onImport(file)
            // Choosing the same file again must be a change.
            currentTarget.value = ''
          }}
        />
      </Field>
    </AccordionItem>
  )
}

const neverChanges = () => () => undefined
const always = () => true
const never = () => false
