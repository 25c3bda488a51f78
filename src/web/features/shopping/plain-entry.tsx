import { Form, useSearchParams } from 'react-router'
import { longestLine } from '../../../core/shopping/shopping-list.ts'
import { entryText, type ShownEntry } from '../../../core/shopping/show-list.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

interface PlainEntryProps {
  entry: ShownEntry
  namesRecipes: boolean
  answer: FormAnswer | undefined
}

/** One thing to buy, for browsers without script. The address says which one is open to change. */
export function PlainEntry({ entry, namesRecipes, answer }: PlainEntryProps) {
  const [search] = useSearchParams()
  const { lines, isTicked, recipes } = entry
  const text = entryText(entry)
  const id = lines[0]?.id
  const isOpen = id !== undefined && search.get('change') === id
  return (
    <li id={isOpen ? 'change' : undefined} className="border-b border-line py-2 last:border-none">
      <Form method="post" className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <Lines entry={entry} />
        <span className="min-w-40 flex-1 max-sm:basis-full [overflow-wrap:anywhere]">
          <span className={isTicked ? 'text-ink-soft line-through' : ''}>{text}</span>
          {namesRecipes && recipes.length > 0 && (
            <span className="block text-small text-ink-soft">for {recipes.map(({ title }) => title).join(', ')}</span>
          )}
        </span>
        {!isOpen && (
          <ButtonLink to={`?change=${id}#change`} variant="ghost" aria-label={`Change ${text}`}>
            Change
          </ButtonLink>
        )}
        <Button
          type="submit"
          name="intent"
          value={isTicked ? 'untick' : 'tick'}
          aria-label={`${isTicked ? 'Untick' : 'Tick'} ${text}`}
        >
          {isTicked ? 'Untick' : 'Tick'}
        </Button>
      </Form>
      {isOpen && <Editor entry={entry} answer={answer} />}
    </li>
  )
}

function Lines({ entry: { lines } }: { entry: ShownEntry }) {
  return <input type="hidden" name="lines" value={lines.map(({ id }) => id).join(' ')} />
}

function Editor({ entry, answer }: { entry: ShownEntry; answer: FormAnswer | undefined }) {
  return (
    <Form method="post" className="mt-1 mb-2 grid gap-3 rounded-md bg-sunk p-4">
      <Lines entry={entry} />
      <input type="hidden" name="food" value={entry.key} />
      <Field label="Amount and item">
        <Input
          name="line"
          defaultValue={typedText(answer, 'line', entryText(entry))}
          maxLength={longestLine}
          required
          autoComplete="off"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="edit">
          Save
        </Button>
        <Button type="submit" name="intent" value="at-home" variant="ghost" formNoValidate>
          I have this at home
        </Button>
        <Button type="submit" name="intent" value="remove" variant="danger" formNoValidate>
          Remove
        </Button>
        <ButtonLink to="?" variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}
