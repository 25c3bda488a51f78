import { useId } from 'react'
import { linesOf, longestList } from '../../../core/planning/list-text.ts'
import { Textarea } from '../../ui/textarea.tsx'

interface ShoppingListProps {
  value: string
  onChange: (value: string) => void
}

/** A printed list always has a few empty lines. */
const linesOnPaper = 24
const spareLines = 6

export function ShoppingList({ value, onChange }: ShoppingListProps) {
  const id = useId()
  const lines = [...new Set(linesOf(value))]
  const blank = Math.max(spareLines, linesOnPaper - lines.length)
  return (
    <>
      <div className="print:hidden">
        <label htmlFor={id} className="text-small font-[550] text-ink-soft">
          One item per line
        </label>
        <Textarea
          id={id}
          name="shopping"
          value={value}
          maxLength={longestList}
          rows={8}
          onChange={(event) => onChange(event.target.value)}
          className="mt-0.5 min-h-60"
        />
      </div>
      <ul aria-hidden className="hidden columns-3 gap-x-6 print:block">
        {lines.map((line) => (
          <PaperLine key={line}>{line}</PaperLine>
        ))}
        {Array.from({ length: blank }, (_, index) => (
          <PaperLine key={`blank ${index}`} />
        ))}
      </ul>
    </>
  )
}

/** A checkbox with an item, or with space to write one. */
function PaperLine({ children }: { children?: string }) {
  return (
    <li className="flex min-h-[7mm] items-end gap-2 border-b border-line-strong pb-0.5 leading-[1.2]">
      <span className="mb-px size-3 flex-none border border-line-strong" />
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}
