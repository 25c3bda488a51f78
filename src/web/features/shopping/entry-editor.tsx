import { House, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { longestLine } from '../../../core/shopping/shopping-list.ts'
import { entryText, recipesAfterEdit, type ShownEntry } from '../../../core/shopping/show-list.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { act, type ListStore } from './list-store.ts'

interface EntryEditorProps {
  store: ListStore
  entry: ShownEntry
  onClose: () => void
}

/** The cook has just opened the editor to type there. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** Changes the amount of an entry, takes it out, or remembers that it is at home. */
export function EntryEditor({ store, entry, onClose }: EntryEditorProps) {
  const id = useId()
  const [text, setText] = useState(entryText(entry))
  const ids = entry.lines.map((line) => line.id)

  function save(event: FormEvent) {
    event.preventDefault()
    const [first, ...others] = ids
    const line = text.trim()
    if (first && line && line !== entryText(entry))
      act(store, { kind: 'edit', id: first, line, recipes: recipesAfterEdit(line, entry.recipes), others })
    onClose()
  }

  function remove() {
    act(store, { kind: 'remove', lines: ids, how: 'yes' })
    toast.success('Removed', entryText(entry), {
      label: 'Undo',
      onPress: () => act(store, { kind: 'restore', lines: ids }),
    })
  }

  function haveAtHome() {
    act(store, { kind: 'at-home', food: entry.key, isAtHome: true })
    toast.success('At home', `${entry.name} stays off the list.`, {
      label: 'Undo',
      onPress: () => act(store, { kind: 'at-home', food: entry.key, isAtHome: false }),
    })
  }

  return (
    <form onSubmit={save}>
      <label htmlFor={id} className="text-small font-[550] text-ink-soft">
        Amount and item
      </label>
      <div className="mt-0.5 flex gap-2">
        <Input
          id={id}
          value={text}
          maxLength={longestLine}
          ref={takeFocus}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="flex-none px-4">
          Save
        </Button>
      </div>
      {entry.lines.length > 1 && (
        <ul className="mt-2 text-small text-ink-soft">
          {entry.lines.map(({ id: key, line, recipes }) => (
            <li key={key} className="[overflow-wrap:anywhere]">
              {line}
              {recipes.length > 0 && ` for ${recipes.map(({ title }) => title).join(', ')}`}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap gap-x-2">
        <Button variant="ghost" onClick={haveAtHome}>
          <House aria-hidden />
          I have this at home
        </Button>
        <Button variant="ghost" onClick={remove} className="text-danger">
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
    </form>
  )
}
