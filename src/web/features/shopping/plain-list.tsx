import { Form } from 'react-router'
import { aisleNames } from '../../../core/shopping/aisle.ts'
import { longestLine } from '../../../core/shopping/shopping-list.ts'
import { isTapWater } from '../../../core/ingredients/tap-water.ts'
import { entryText, type ShownEntry, type ShownList } from '../../../core/shopping/show-list.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { Button } from '../../ui/button.tsx'
import { FormErrorPanel } from '../../ui/form-error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainEntry } from './plain-entry.tsx'
import { OnlyRecipe } from './recipe-link.tsx'

interface PlainListProps {
  /** Null before the first item of an account, and for a list that is not on the site. */
  shown: ShownList | null
  answer: FormAnswer | undefined
  guest: string | null
  isOwn: boolean
  hasBegun: boolean
  isVisitors: boolean
  /** True if the site could not read the list. */
  isUnavailable: boolean
}

/** The list for browsers without script: each button posts a form. */
export function PlainList(props: PlainListProps) {
  const { shown, answer, guest, isOwn, hasBegun, isVisitors, isUnavailable } = props
  return (
    <>
      <FormErrorPanel answer={answer} />
      {hasBegun && <AdoptForm />}
      <Form method="post" className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <Field label="Add an item, such as “2 l milk”">
          <Input
            name="line"
            defaultValue={typedText(answer, 'line', '')}
            maxLength={longestLine}
            required
            autoComplete="off"
          />
        </Field>
        <Button type="submit" name="intent" value="add" variant="primary">
          Add
        </Button>
      </Form>
      {shown && <Entries shown={shown} answer={answer} guest={guest} isOwn={isOwn} />}
      {!shown && !isUnavailable && (isVisitors ? <NoListYet /> : <NothingToBuy />)}
    </>
  )
}

const NothingToBuy = () => <p className="mt-5 text-ink-soft">Nothing to buy.</p>

/** A visitor's browser can't store a list without script, so the first item begins one on the site. */
function NoListYet() {
  return (
    <div className="mt-5 grid justify-items-start gap-4 rounded-lg bg-blush p-7">
      <p>
        JavaScript is off, so your list can’t stay in this browser. Your first item starts a list at a secret address,
        which you can share. Recipes that you add go onto it. After “Stop sharing it”, the address no longer works.
      </p>
      <Form method="post" className="flex flex-wrap gap-2.5">
        <Button type="submit" name="intent" value="open">
          Open this browser’s list
        </Button>
        <Button type="submit" name="intent" value="stop-sharing" variant="ghost">
          Stop sharing it
        </Button>
      </Form>
    </div>
  )
}

function AdoptForm() {
  return (
    <Form method="post" className="mb-5 flex flex-wrap items-center gap-3 rounded-lg bg-blush px-5 py-4">
      <p className="min-w-60 flex-1">Before you signed in, you started a list in this browser.</p>
      <Button type="submit" name="intent" value="adopt">
        Move it into my account
      </Button>
    </Form>
  )
}

interface EntriesProps extends Pick<PlainListProps, 'answer' | 'guest' | 'isOwn'> {
  shown: ShownList
}

function Entries({ shown, answer, guest, isOwn }: EntriesProps) {
  return (
    <>
      {shown.onlyRecipe && <OnlyRecipe recipe={shown.onlyRecipe} className="mt-5" />}
      {shown.aisles.map(({ aisle, entries }) => (
        <section key={aisle} aria-labelledby={`plain-${aisle}`} className="mt-5">
          <h2 id={`plain-${aisle}`} className="mb-1.5 text-[1.125rem] font-[560]">
            {aisleNames[aisle]}
          </h2>
          <ul className="rounded-lg bg-surface px-4 py-1 shadow-card">
            {entries.map((entry) => (
              <PlainEntry
                key={`${entry.key} ${entry.isTicked}`}
                entry={entry}
                namesRecipes={!shown.onlyRecipe}
                answer={answer}
              />
            ))}
          </ul>
        </section>
      ))}
      {shown.count === 0 && <NothingToBuy />}
      <AtHome entries={shown.atHome} />
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

function AtHome({ entries }: { entries: ReadonlyArray<ShownEntry> }) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="plain-at-home" className="mt-7">
      <h2 id="plain-at-home" className="mb-1.5 text-[1.125rem] font-[560]">
        At home
      </h2>
      <ul className="rounded-lg bg-sunk px-4 py-1.5">
        {entries.map((entry) => (
          <li key={`${entry.key} ${entry.isTicked}`}>
            <Form method="post" className="flex min-h-12 items-center justify-between gap-3">
              <input type="hidden" name="food" value={entry.key} />
              <span className="min-w-0 [overflow-wrap:anywhere] text-ink-soft">{entryText(entry)}</span>
              {!isTapWater(entry.key) && (
                <Button
                  type="submit"
                  name="intent"
                  value="not-at-home"
                  variant="ghost"
                  aria-label={`Add back ${entryText(entry)}`}
                  className="flex-none"
                >
                  Add back
                </Button>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
