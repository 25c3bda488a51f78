import { useId } from 'react'
import { linesOf, longestList } from '../../../../core/meal-plan/meal-plan.ts'
import { Textarea } from '../../ui/textarea.tsx'

interface ShoppingListProps {
  value: string
  onChange: (value: string) => void
}

/** On paper always room for a few more things. */
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
          One thing a line
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

/** A box to tick, and the thing or room to write it. */
function PaperLine({ children }: { children?: string }) {
  return (
    <li className="flex min-h-[7mm] items-end gap-2 border-b border-line-strong pb-0.5 leading-[1.2]">
      <span className="mb-px size-3 flex-none border border-line-strong" />
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </li>
  )
}
