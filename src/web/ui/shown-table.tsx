import type { ReactNode } from 'react'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

interface ShownTableProps {
  caption: string
  /** The column headings: the name and the facts. */
  heads: readonly [name: string, ...facts: Array<string>]
  children: ReactNode
}

/** A table of items with a picture. Items can be shown, hidden and deleted. A badge and a switch show the state. */
export function ShownTable({ caption, heads, children }: ShownTableProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        {[...heads, 'Status'].map((head) => (
          <TableHeader key={head}>{head}</TableHeader>
        ))}
        {['Show or hide', 'Delete'].map((head) => (
          <TableHeader key={head}>
            <span className="sr-only">{head}</span>
          </TableHeader>
        ))}
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}

/** The look of an item's picture. */
export const shownPicture = 'h-12 w-16 flex-none rounded-[12px] bg-sunk'

interface ShownRowProps {
  picture: ReactNode
  name: ReactNode
  /** The cells between the name and the state. */
  facts: ReactNode
  state: ReactNode
  toggle: ReactNode
  remove: ReactNode
}

export function ShownRow({ picture, name, facts, state, toggle, remove }: ShownRowProps) {
  return (
    <TableRow>
      <RowHeader className="lg:w-[38%]">
        <span className="flex items-center gap-3.5">
          {picture}
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </span>
      </RowHeader>
      {facts}
      <TableCell>{state}</TableCell>
      <TableCell className="max-lg:ml-auto">{toggle}</TableCell>
      <TableCell>{remove}</TableCell>
    </TableRow>
  )
}
