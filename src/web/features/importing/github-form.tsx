import { type SubmitEvent, useState } from 'react'
import { Form } from 'react-router'
import { githubMessages, readGithubPlace } from '../../../core/importing/github-place.ts'
import type { ServiceFields } from '../../../core/importing/service-form.ts'
import { useStored } from '../../browser/stored-entry.ts'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { githubTokenEntry } from './github-token.ts'
import type { GithubRequest } from './use-web-import.ts'

interface GithubFormProps {
  /** The form id for a submit button elsewhere. */
  formId?: string | undefined
  /** The typed text, if the import failed without script. */
  typed?: Pick<ServiceFields, 'repository' | 'path'> | undefined
  isRunning: boolean
  onImport: (request: GithubRequest) => void
}

/** Imports recipes from a repository. The token has no name, so that no form sends it. */
export function GithubForm({ formId, typed: typedBefore, isRunning, onImport }: GithubFormProps) {
  const [problem, setProblem] = useState<{ message: string; isOfPath: boolean } | null>(null)
  const token = useStored(githubTokenEntry) ?? ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree, this form may be in the form of a dialog.
    event.stopPropagation()
    if (isRunning) return
    const typed = new FormData(event.currentTarget)
    const repository = String(typed.get('repository') ?? '')
    const path = String(typed.get('path') ?? '')
    const read = readGithubPlace(repository, path)
    if (!read.ok) return setProblem({ message: read.message, isOfPath: read.message !== githubMessages.invalid })
    setProblem(null)
    onImport({ repository, path, token })
  }

  return (
    <section aria-labelledby="import-github">
      <h2 id="import-github" className="mb-2 text-h3">
        GitHub
      </h2>
      <p className="text-small">
        A recipe file, a folder or a whole repository: JSON, YAML, Markdown and Cooklang, with the pictures beside them.
        You can also paste the address of a file.
      </p>
      <Form
        id={formId}
        method="post"
        action="/import?step=github"
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-4"
      >
        <Field
          label="GitHub Repository URL"
          className="text-ink"
          error={problem && !problem.isOfPath ? problem.message : undefined}
        >
          <Input
            name="repository"
            defaultValue={typedBefore?.repository}
            inputMode="url"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://github.com/username/repo"
            readOnly={isRunning}
            onChange={() => setProblem(null)}
          />
        </Field>
        <Field
          label="Recipe File Path"
          hint="A file or a folder. Leave it empty for the whole repository."
          className="text-ink"
          error={problem?.isOfPath ? problem.message : undefined}
        >
          <Input
            name="path"
            defaultValue={typedBefore?.path}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="recipes/pasta.json"
            readOnly={isRunning}
            onChange={() => setProblem(null)}
          />
        </Field>
        <AccordionItem title="Private repository?" variant="sunk" className="no-script:hidden">
          <Field
            label="Access token"
            hint="Needs to read the repository’s contents only. It stays in this tab, and we use it for your imports without storing it."
            className="text-ink"
          >
            <Input
              type="password"
              autoComplete="off"
              spellCheck={false}
              placeholder="github_pat_…"
              value={token}
              readOnly={isRunning}
              onChange={({ target }) => {
                const typed = target.value.trim()
                if (typed === '') githubTokenEntry.remove()
                else githubTokenEntry.write(typed)
              }}
            />
          </Field>
        </AccordionItem>
        <Button
          type="submit"
          variant={formId === undefined ? 'primary' : 'secondary'}
          pending={isRunning}
          pendingLabel="Importing..."
          className="justify-self-start"
        >
          Import Recipe from GitHub
        </Button>
      </Form>
    </section>
  )
}
