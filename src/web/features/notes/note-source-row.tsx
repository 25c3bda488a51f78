import { kindWords, stateWords, type NotePageState } from '../../../core/notes/note-sync.ts'
import { type NoteKind, noteKinds } from '../../../core/notes/notes.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'

export interface ShownSource {
  id: string
  title: string
  guess: NoteKind | null
  kind: NoteKind | null
  whenNew: 'publish' | 'draft'
  whenGone: 'withdraw' | 'mark'
  problem: string | null
  counts: Partial<Record<NotePageState, number>>
}

const states = Object.keys(stateWords) as ReadonlyArray<NotePageState>

/** Hides what makes no difference as long as the database feeds nothing. */
const hiddenIfUnused = '[fieldset:has([value=none]:checked)_&]:hidden'

/** One database of the site's Notion, and the choice of what it feeds. */
export function NoteSourceRow({ source }: { source: ShownSource }) {
  const { id, title, guess, kind, whenNew, whenGone, problem, counts } = source
  return (
    <li className="rounded-lg bg-surface p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="[overflow-wrap:anywhere]">{title}</h3>
        <div className="flex flex-wrap gap-1.5">
          {kind ? <Badge variant="ok">Used</Badge> : <Badge>{guess ? 'Recognized, not used yet' : 'Not used'}</Badge>}
          {states.map((state) => {
            const pages = counts[state]
            if (!pages) return null
            return (
              <Badge key={state} variant={state === 'conflict' || state === 'failed' ? 'hard' : 'plain'}>
                {stateWords[state]}: {numberText(pages)}
              </Badge>
            )
          })}
        </div>
      </div>
      {problem && <p className="mt-2 text-small text-danger">{problem}</p>}
      <fieldset className="mt-4 grid items-end gap-4 sm:grid-cols-2 md:grid-cols-3">
        <legend className="sr-only">{title}</legend>
        <input type="hidden" name="id" value={id} />
        <Field label="Feeds">
          <NativeSelect name="kind" defaultValue={kind ?? guess ?? 'none'}>
            <option value="none">Nothing</option>
            {noteKinds.map((known) => (
              <option key={known} value={known}>
                {kindWords[known]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="A new note" className={hiddenIfUnused}>
          <NativeSelect name="whenNew" defaultValue={whenNew}>
            <option value="publish">is published</option>
            <option value="draft">becomes a draft</option>
          </NativeSelect>
        </Field>
        <Field label="A deleted note" className={hiddenIfUnused}>
          <NativeSelect name="whenGone" defaultValue={whenGone}>
            <option value="withdraw">leaves the site</option>
            <option value="mark">is only marked here</option>
          </NativeSelect>
        </Field>
      </fieldset>
    </li>
  )
}
