import { Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { categoryLabel } from '../../../core/recipes/categories/category.ts'
import { readSuggestions, type Suggestions } from '../../../core/recipes/suggestions.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { aiAddress, useHasAi } from './use-has-ai.ts'
import { change, type CategoryControl } from './category-control.ts'

interface SuggestDetailsProps {
  categories: CategoryControl
}

/**
 * Asks the operator's AI server, if there is one, for missing categories and the difficulty. A suggestion is not part
 * of the form until the cook accepts it, so nothing here can delay saving.
 */
export function SuggestDetails({ categories }: SuggestDetailsProps) {
  const [isOffered, setOffered] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [open, setOpen] = useState<Suggestions | null>(null)
  const [note, setNote] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  useHasAi(setOffered)
  if (!isOffered) return null

  const formHere = () => frame.current?.closest('form') ?? null

  async function ask() {
    const form = formHere()
    if (!form) return
    const written = textsOf(form)
    if (!written.title && !written.ingredients) return setNote('Write a title or ingredients first.')
    setAsking(true)
    setNote('')
    setOpen(null)
    const answer = await post(aiAddress, written, (sent) => readSuggestions(sent, null))
    setAsking(false)
    if (!answer.ok) return setNote(answer.reason === 'refused' ? messageIn(answer.body) : unreachable)
    const missing = missingIn(form, answer.answer, categories)
    setOpen(missing)
    setNote(isNothing(missing) ? 'Nothing to add: the fields are filled in, or nothing fits.' : '')
  }

  function settle(left: Suggestions) {
    setOpen(left)
    if (isNothing(left)) formHere()?.querySelector<HTMLElement>('[data-suggests]')?.focus()
  }

  function acceptCategory(name: string) {
    const form = formHere()
    if (!form || !open) return
    categories.add(form, name)
    settle({ ...open, categories: open.categories.filter((other) => other !== name) })
  }

  function acceptDifficulty() {
    const field = formHere()?.elements.namedItem('difficulty')
    if (!open?.difficulty || !(field instanceof HTMLSelectElement)) return
    change(field, open.difficulty)
    settle({ ...open, difficulty: null })
  }

  return (
    <div ref={frame} className="grid justify-items-start gap-3 no-script:hidden">
      <Button data-suggests onClick={() => void ask()} pending={isAsking} pendingLabel="Asking the AI server...">
        <Sparkles aria-hidden />
        Suggest missing details
      </Button>
      <output className="text-small text-ink-soft empty:hidden">{note}</output>
      {open && !isNothing(open) && (
        <section aria-label="Suggestions" className="grid w-full gap-2 rounded-md bg-sunk p-4">
          {open.categories.map((name) => (
            <Suggestion key={name} field="Category" value={categoryLabel(name)} onAccept={() => acceptCategory(name)} />
          ))}
          {open.difficulty && <Suggestion field="Difficulty" value={open.difficulty} onAccept={acceptDifficulty} />}
          {open.unconfirmedDiets.length > 0 && (
            <p className="text-small text-ink-soft">
              The AI server also suggests {listed.format(open.unconfirmedDiets)}. The site’s food table does not confirm
              that, so the recipe gets no such label. Check the ingredients.
            </p>
          )}
          <Button variant="ghost" className="-ml-3 justify-self-start" onClick={() => settle(nothing)}>
            Dismiss
          </Button>
        </section>
      )}
    </div>
  )
}

function Suggestion({ field, value, onAccept }: { field: string; value: string; onAccept: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Badge variant="info">Suggested</Badge>
        <span>
          {field}: <strong className="font-semibold">{value}</strong>
        </span>
      </span>
      <Button aria-label={`Accept ${field.toLowerCase()} ${value}`} onClick={onAccept}>
        Accept
      </Button>
    </div>
  )
}

const listed = new Intl.ListFormat('en')

const nothing: Suggestions = { categories: [], difficulty: null, unconfirmedDiets: [] }

const isNothing = ({ categories, difficulty, unconfirmedDiets }: Suggestions) =>
  categories.length === 0 && difficulty === null && unconfirmedDiets.length === 0

/** Leaves out what the cook has filled in, or what this form has no field for. */
function missingIn(form: HTMLFormElement, found: Suggestions, control: CategoryControl): Suggestions {
  const difficulty = form.elements.namedItem('difficulty')
  const isMissing = difficulty instanceof HTMLSelectElement && difficulty.value === ''
  return {
    ...found,
    categories: found.categories.filter((name) => control.isMissing(form, name)),
    difficulty: isMissing ? found.difficulty : null,
  }
}

function textsOf(form: HTMLFormElement) {
  const typed = new FormData(form)
  const textOf = (name: string) => String(typed.get(name) ?? '').trim()
  return {
    title: textOf('title'),
    description: textOf('description'),
    ingredients: textOf('ingredients'),
    instructions: textOf('instructions'),
  }
}

const unreachable = 'The site didn’t answer. Check your connection and try again.'

function messageIn(body: unknown): string {
  const { error } = fieldsOf(body)
  return isText(error) ? error : 'No suggestions arrived. Fill in the fields yourself.'
}
