import { Plus } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isThere, longestLine, mostLines } from '../../../core/shopping/shopping-list.ts'
import { foodsTyped } from '../../../core/shopping/typed-lines.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { randomId } from '../../browser/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { Label } from '../../ui/label.tsx'
import { act, type ListStore } from './list-store.ts'

/** Adds what is typed. Several lines that are pasted become several items. */
export function AddItemForm({ store }: { store: ListStore }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')

  function add(lines: ReadonlyArray<string>) {
    const there = store.read().list.lines.filter(isThere).length
    if (there + lines.length > mostLines) {
      setProblem(`A list holds ${numberText(mostLines)} lines. Remove some first.`)
      return false
    }
    act(store, { kind: 'add', lines: lines.map((line) => ({ id: randomId(), line, recipes: [] })) })
    setProblem('')
    return true
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const line = text.trim()
    if (line === '') setProblem('Enter what to buy')
    else if (add(foodsTyped(line))) setText('')
    field.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate className="print:hidden">
      <Label htmlFor={id}>Add an item, such as “2 l milk”</Label>
      <div className="flex gap-2.5">
        <Input
          ref={field}
          id={id}
          value={text}
          maxLength={longestLine}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const lines = linesIn(event.clipboardData.getData('text'))
            if (lines.length < 2) return
            event.preventDefault()
            add(lines)
          }}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary" className="flex-none max-sm:px-4">
          <Plus aria-hidden />
          Add
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-small text-danger empty:hidden">
        {problem}
      </p>
    </form>
  )
}

const linesIn = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, longestLine))
    .filter(Boolean)
