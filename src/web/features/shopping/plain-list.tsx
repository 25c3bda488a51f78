import { Form } from 'react-router'
import { aisleNames } from '../../../core/shopping/aisle.ts'
import { longestLine } from '../../../core/shopping/shopping-list.ts'
import { entryText, type ShownList } from '../../../core/shopping/show-list.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

interface PlainListProps {
  /** Null for a list that is only in a browser. */
  shown: ShownList | null
  answer: FormAnswer | undefined
  guest: string | null
  isOwn: boolean
}

/** The list for browsers without script: each button posts a form. */
export function PlainList({ shown, answer, guest, isOwn }: PlainListProps) {
  if (!shown)
    return (
      <p className="rounded-lg bg-blush p-7">
        A list that is only in this browser needs JavaScript, which is off. After you sign in, your list works without
        it.
      </p>
    )
  return (
    <>
      <FormErrorPanel answer={answer} />
      <Form method="post" className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <input type="hidden" name="intent" value="add" />
        <Field label="Add an item, such as “2 l milk”">
          <Input name="line" maxLength={longestLine} required autoComplete="off" />
        </Field>
        <Button type="submit" variant="primary">
          Add
        </Button>
      </Form>
      {shown.aisles.map(({ aisle, entries }) => (
        <section key={aisle} aria-labelledby={`plain-${aisle}`} className="mt-5">
          <h2 id={`plain-${aisle}`} className="mb-1.5 text-[1.125rem] font-[560]">
            {aisleNames[aisle]}
          </h2>
          <ul className="rounded-lg bg-surface px-4 py-1 shadow-card">
            {entries.map((entry) => (
              <li key={`${entry.key} ${entry.isTicked}`} className="border-b border-line last:border-none">
                <Form method="post" className="flex min-h-14 items-center justify-between gap-3">
                  <input type="hidden" name="intent" value="tick" />
                  <input type="hidden" name="lines" value={entry.lines.map(({ id }) => id).join(' ')} />
                  <span className={entry.isTicked ? 'text-ink-soft line-through' : ''}>{entryText(entry)}</span>
                  <Button
                    type="submit"
                    name="isTicked"
                    value={entry.isTicked ? 'no' : 'yes'}
                    aria-label={`${entry.isTicked ? 'Untick' : 'Tick'} ${entryText(entry)}`}
                    className="flex-none"
                  >
                    {entry.isTicked ? 'Untick' : 'Tick'}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.count === 0 && <p className="mt-5 text-ink-soft">Nothing to buy.</p>}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {shown.tickedCount > 0 && (
          <Form method="post">
            <Button type="submit" name="intent" value="remove-ticked">
              Remove ticked
            </Button>
          </Form>
        )}
        {isOwn && (
          <Form method="post">
            <Button type="submit" name="intent" value={guest ? 'stop-sharing' : 'share'}>
              {guest ? 'Stop sharing' : 'Share by link'}
            </Button>
          </Form>
        )}
      </div>
      {guest && (
        <p className="mt-3">
          The link for others: <a href={`/shopping-list/${guest}`}>shared list</a>
        </p>
      )}
    </>
  )
}
