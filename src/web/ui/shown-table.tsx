import type { ReactNode } from 'react'
import { ActionsHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx'

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
          <TableHeader key={head} className="whitespace-nowrap">
            {head}
          </TableHeader>
        ))}
        <TableHeader>
          <span className="sr-only">Show or hide</span>
        </TableHeader>
        <ActionsHeader />
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
  /** The buttons that edit and delete the item. */
  actions: ReactNode
}

export function ShownRow({ picture, name, facts, state, toggle, actions }: ShownRowProps) {
  return (
    <TableRow>
      <RowHeader className="lg:w-[38%]">
        <span className="flex items-center gap-3.5">
          {picture}
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </span>
      </RowHeader>
      {facts}
      <TableCell className="max-lg:grow">{state}</TableCell>
      <TableCell>{toggle}</TableCell>
      <TableCell className="max-lg:ml-auto">
        <div className="flex justify-end gap-1">{actions}</div>
      </TableCell>
    </TableRow>
  )
}
