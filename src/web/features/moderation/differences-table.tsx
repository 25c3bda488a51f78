import { Fragment } from 'react'
import type { Difference, DifferenceRow, Piece } from '../../../core/moderation/differences.ts'
import { cn } from '../../ui/cn.ts'

interface DifferencesTableProps {
  differences: ReadonlyArray<Difference>
  /** The heads of both columns, such as "On the site" and "The change". */
  before: string
  after: string
}

/**
 * Two versions side by side, or stacked on a phone. Removed text is struck through and added text underlined, so that
 * color is never the only sign.
 */
export function DifferencesTable({ differences, before, after }: DifferencesTableProps) {
  if (differences.length === 0) return <p className="text-ink-soft">No differences.</p>
  return (
    <div className="grid gap-6">
      {differences.map(({ label, rows }) => (
        <table key={label} className="w-full table-fixed border-separate border-spacing-0 text-[1rem] max-md:block">
          <caption className="mb-2 text-left font-display text-body font-[560]">{label}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <ColumnHead>{before}</ColumnHead>
              <ColumnHead>{after}</ColumnHead>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map((row) => (
              <Row key={row.place} row={row} before={before} after={after} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

const ColumnHead = ({ children }: { children: string }) => (
  <th
    scope="col"
    className="bg-sunk px-3 py-2 text-left text-micro font-semibold text-ink-soft first:rounded-l-sm last:rounded-r-sm"
  >
    {children}
  </th>
)

function Row({ row, before, after }: { row: DifferenceRow; before: string; after: string }) {
  if (row.isSame) {
    return (
      <tr className="text-ink-soft max-md:block">
        <Cell pieces={row.before} />
        <Cell pieces={row.after} className="max-md:hidden" />
      </tr>
    )
  }
  return (
    <tr className="max-md:block">
      <Cell pieces={row.before} as="del" head={before} />
      <Cell pieces={row.after} as="ins" head={after} />
    </tr>
  )
}

interface CellProps {
  pieces: ReadonlyArray<Piece> | null
  as?: 'del' | 'ins'
  /** Shown where the columns are stacked. */
  head?: string
  className?: string
}

function Cell({ pieces, as: Mark, head, className }: CellProps) {
  return (
    <td
      dir="auto"
      className={cn(
        'border-b border-line px-3 py-2 align-top [overflow-wrap:anywhere] max-md:block',
        pieces === null && 'max-md:hidden',
        className,
      )}
    >
      {head && pieces && <span className="mb-0.5 block text-micro font-semibold text-ink-soft md:hidden">{head}</span>}
      {pieces?.map(({ place, text, isChanged }) =>
        Mark && isChanged ? (
          <Fragment key={place}>
            <Mark
              className={cn('rounded-xs px-0.5', Mark === 'del' ? 'bg-berry text-berry-ink' : 'bg-mint text-mint-ink')}
            >
              {text.trimEnd()}
            </Mark>
            {text.slice(text.trimEnd().length)}
          </Fragment>
        ) : (
          text
        ),
      )}
    </td>
  )
}
