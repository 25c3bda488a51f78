import { type DragEvent, type FocusEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  type FieldTexts,
  type LineField,
  lineFields,
  linkLines,
  type LinkedField,
  moveLine,
  type SourceText,
  type TypedFields,
} from '../../../core/importing/source-text.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { isLineField, readTyped, writeTexts } from './typed-fields.ts'

const fieldLabels: Record<LinkedField, string> = {
  title: 'Title',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  tips: 'Tips',
  description: 'Description',
  numbers: 'Time, servings',
}

/** The type of a dragged line. Its data is the position of the line. */
const draggedLine = 'application/x-source-line'

interface SourcePaneProps {
  source: SourceText
  formId: string
  moves: Moves
  /** The field that has the focus. Its lines are highlighted. */
  active: string | null
  /** Called when a line is shown in its field. */
  onShow: () => void
  className?: string
}

/** Shows what a recipe was read from, with the field that each line became. A line can be moved to another field. */
export function SourcePane({ source, formId, moves, active, onShow, className }: SourcePaneProps) {
  const id = useId()
  const typed = useTyped(formId)
  const links = useMemo(() => (typed ? linkLines(source.lines, typed) : []), [source.lines, typed])
  const { undo, begin, end, move } = moves

  function show(line: string, link: LineField) {
    const field = document.forms.namedItem(formId)?.elements.namedItem(link)
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
    onShow()
    // On a phone, the field is visible only after the next render.
    requestAnimationFrame(() => {
      field.focus()
      const start = field.value.indexOf(line)
      if (start >= 0) field.setSelectionRange(start, start + line.length)
    })
  }

  return (
    <section aria-label="Source" className={cn('rounded-inner bg-sunk', className)}>
      <div className="sticky top-0 z-1 flex items-start justify-between gap-3 rounded-t-inner bg-sunk p-4 pb-3">
        <div>
          <h3 className="text-body">Source</h3>
          <p className="text-small text-ink-soft">
            Choose where a line belongs<span className="max-lg:hidden">, or drag it onto a field</span>.
          </p>
        </div>
        {undo && <Button onClick={undo}>Undo</Button>}
      </div>
      <button
        type="button"
        className="sr-only underline focus:not-sr-only focus:mx-4 focus:inline-flex focus:min-h-11 focus:items-center"
        onClick={() => document.querySelector<HTMLElement>('[data-saves-recipe]')?.focus()}
      >
        Skip the source
      </button>
      <ol className="grid gap-1 p-2 pt-0">
        {source.lines.map((line, index) => {
          const link = links[index] ?? null
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The select does the same.
            <li
              // oxlint-disable-next-line react/no-array-index-key -- A line may occur twice, and lines never move.
              key={index}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.setData(draggedLine, String(index))
                event.dataTransfer.effectAllowed = 'move'
              }}
              className={cn(
                'grid cursor-grab grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-md px-2 text-small [overflow-wrap:anywhere]',
                link === null ? 'text-ink-soft' : 'bg-surface',
                link !== null && link === active && 'bg-blush outline-2 -outline-offset-2 outline-primary',
              )}
            >
              {link !== null && isLineField(link) ? (
                <button
                  type="button"
                  title="Show this line in its field"
                  className="rounded-sm py-2 text-left"
                  onClick={() => show(line, link)}
                >
                  <span id={`${id}-${index}`}>{line}</span>
                </button>
              ) : (
                <span id={`${id}-${index}`} className="py-2">
                  {line}
                </span>
              )}
              <LineSelect
                name={`Line ${index + 1} belongs to`}
                describedBy={`${id}-${index}`}
                link={link}
                onBegin={begin}
                onEnd={end}
                onMove={(to) => move(index, to)}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Returns the fields of a form as typed, or null before the page is alive. */
function useTyped(formId: string) {
  const [typed, setTyped] = useState<ReturnType<typeof readTyped> | null>(null)
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (!form) return
    const read = () => setTyped(readTyped(form))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [formId])
  return useDeferredValue(typed)
}

interface LineSelectProps {
  name: string
  describedBy: string
  link: LinkedField | null
  /** Called before the first choice and after the last one. */
  onBegin: () => void
  onEnd: () => void
  onMove: (to: LineField | null) => void
}

/** Chooses the field of a line. With the keyboard, the fields in between are chosen too. */
function LineSelect({ name, describedBy, link, onBegin, onEnd, onMove }: LineSelectProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <select
      aria-label={name}
      aria-describedby={describedBy}
      value={chosen ?? link ?? ''}
      onFocus={onBegin}
      onBlur={() => {
        setChosen(null)
        onEnd()
      }}
      onChange={({ target: { value } }) => {
        setChosen(value)
        onMove(isLineField(value) ? value : null)
      }}
      className={cn(
        'min-h-11 max-w-36 cursor-pointer rounded-md bg-transparent text-right text-small',
        link !== null && 'font-semibold text-ink',
      )}
    >
      <option value="">Not used</option>
      {link === 'numbers' && <option value="numbers">{fieldLabels.numbers}</option>}
      {lineFields.map((field) => (
        <option key={field} value={field}>
          {fieldLabels[field]}
        </option>
      ))}
    </select>
  )
}

export type Moves = ReturnType<typeof useMoves>

/** Moves lines in the form. The last move can be undone until something else is typed. */
export function useMoves(source: SourceText | null, formId: string) {
  const [before, setBefore] = useState<TypedFields | null>(null)
  const base = useRef<TypedFields | null>(null)
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    const forget = (event: Event) => event.isTrusted && setBefore(null)
    form?.addEventListener('input', forget)
    return () => form?.removeEventListener('input', forget)
  }, [formId])

  function write(texts: FieldTexts) {
    const form = document.forms.namedItem(formId)
    if (form) writeTexts(form, texts)
  }

  /** Remembers the fields, so that a line that passes through the title does not replace it. */
  function begin() {
    const form = document.forms.namedItem(formId)
    base.current = form && readTyped(form)
  }

  function end() {
    base.current = null
  }

  function move(index: number, to: LineField | null) {
    const form = document.forms.namedItem(formId)
    const from = base.current ?? (form && readTyped(form))
    if (!from || !source) return
    write(moveLine(source.lines, from, { index, to }))
    setBefore(from)
  }

  function undo() {
    if (before) write(before)
    setBefore(null)
  }

  return { begin, end, move, undo: before && undo }
}

/** Returns the text field below a dragged line. */
function fieldAt({ target, dataTransfer }: DragEvent) {
  if (!dataTransfer.types.includes(draggedLine) || !(target instanceof Element)) return undefined
  const field = target.closest<HTMLTextAreaElement | HTMLInputElement>('textarea, input')
  return field && isLineField(field.name) ? { field, name: field.name } : undefined
}

/** Events of the recipe form: takes a dragged line into the field below it, and reports the field with the focus. */
export function lineEvents({ move }: Moves, onActive: (field: string | null) => void) {
  return {
    onFocus: ({ target }: FocusEvent) => onActive('name' in target ? String(target.name) : null),
    onDragOver(event: DragEvent<HTMLFormElement>) {
      const over = fieldAt(event)
      if (!over) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      over.field.focus({ preventScroll: true })
    },
    onDrop(event: DragEvent<HTMLFormElement>) {
      const over = fieldAt(event)
      if (!over) return
      event.preventDefault()
      move(Number(event.dataTransfer.getData(draggedLine)), over.name)
    },
  }
}
