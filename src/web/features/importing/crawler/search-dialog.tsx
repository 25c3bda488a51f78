import { type SubmitEvent, useId, useState } from 'react'
import { counted } from '../../../../core/text/counted.ts'
import { SearchQuery, type WebResult } from '../../../../core/importing/web-search.ts'
import { useLeaving } from '../../../browser/use-leaving.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxRow } from '../../../ui/checkbox.tsx'
import { Dialog, DialogContent } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { searchWeb } from './search-web.ts'

interface SearchDialogProps {
  onImport: (urls: ReadonlyArray<string>, query: string) => void
  onChangeKey: () => void
  onClose: () => void
}

/** Searches the web for recipes. The cook checks the ones to import. */
export function SearchDialog({ onImport, onChangeKey, onClose }: SearchDialogProps) {
  const formId = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<{ query: string; results: ReadonlyArray<WebResult> } | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<{ message: string; isKey: boolean } | null>(null)
  const leaving = useLeaving()

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { data, error } = SearchQuery.safeParse({ query })
    if (!data) return setProblem({ message: error.issues[0]?.message ?? '', isKey: false })
    setProblem(null)
    setSearching(true)
    const answer = await searchWeb(data.query, leaving())
    if (!answer) return
    setSearching(false)
    setChosen(new Set())
    setFound(answer.ok ? { query: data.query, results: answer.results } : null)
    if (!answer.ok) setProblem({ message: answer.message, isKey: answer.reason === 'bad-key' })
  }

  function choose(url: string, isChosen: boolean) {
    setChosen(new Set(isChosen ? [...chosen, url] : [...chosen].filter((other) => other !== url)))
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Search the web"
        description="Firecrawl finds pages with recipes. Each result costs a credit, and each imported page another."
        isPage
        footer={
          found && (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="primary"
                disabled={chosen.size === 0 || isSearching}
                onClick={() => onImport([...chosen], found.query)}
              >
                {chosen.size === 0 ? 'Import' : `Import ${counted(chosen.size, 'page')}`}
              </Button>
            </>
          )
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void search(event)}>
          <Field label="Search for recipes" error={problem?.message}>
            <div className="flex flex-col gap-2.5 xs:flex-row">
              <Input
                type="search"
                data-autofocus
                enterKeyHint="search"
                placeholder="leek soup"
                value={query}
                readOnly={isSearching}
                onChange={(event) => setQuery(event.target.value)}
              />
              <Button
                type="submit"
                variant={found ? 'secondary' : 'primary'}
                pending={isSearching}
                pendingLabel="Searching..."
                className="min-h-13 shrink-0"
              >
                Search
              </Button>
            </div>
          </Field>
        </form>
        {problem?.isKey && (
          <Button className="mt-4" onClick={onChangeKey}>
            Set the API key
          </Button>
        )}
        <div aria-live="polite">
          {found && (
            <fieldset className="mt-5">
              <legend className="text-small text-ink-soft">
                {counted(found.results.length, 'page')} found. Choose what to import.
              </legend>
              {found.results.map((result) => (
                <Result
                  key={result.url}
                  result={result}
                  isChosen={chosen.has(result.url)}
                  onChoose={(isChosen) => choose(result.url, isChosen)}
                />
              ))}
            </fieldset>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface ResultProps {
  result: WebResult
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Result({ result: { url, title, description, isKnown }, isChosen, onChoose }: ResultProps) {
  return (
    <CheckboxRow
      className="items-start border-t border-line py-3 first-of-type:border-t-0"
      checked={isChosen}
      disabled={isKnown}
      onChange={(event) => onChoose(event.target.checked)}
      label={
        <span className="block min-w-0 [overflow-wrap:anywhere]">
          <strong className="block font-display font-[560]">{title}</strong>
          <span className="block text-small text-ink-soft">
            {isKnown ? 'Already in your collection' : new URL(url).hostname.replace(/^www\./, '')}
          </span>
          {description && <span className="mt-0.5 line-clamp-2 text-small">{description}</span>}
        </span>
      }
    />
  )
}
