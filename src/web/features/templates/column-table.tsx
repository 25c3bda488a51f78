import { Badge } from '../../ui/badge.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'

interface ColumnTableProps {
  caption: string
  columns: ReadonlyArray<{
    name: string
    type: string
    isKey: boolean
    isRequired: boolean
    byDefault: string | null
  }>
}

export function ColumnTable({ caption, columns }: ColumnTableProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        <TableHeader>Column</TableHeader>
        <TableHeader>Type</TableHeader>
        <TableHeader>Default</TableHeader>
        <TableHeader>
          <span className="sr-only">Required</span>
        </TableHeader>
      </TableHead>
      <TableBody>
        {columns.map(({ name, type, isKey, isRequired, byDefault }) => (
          <TableRow key={name}>
            <RowHeader className="font-mono text-[1rem] font-semibold max-lg:basis-auto lg:h-12">{name}</RowHeader>
            <TableCell className="font-mono text-small">{type}</TableCell>
            <TableCell label="Default" className={byDefault ? 'font-mono text-small' : 'max-lg:hidden'}>
              {byDefault}
            </TableCell>
            <TableCell className={isKey || isRequired ? 'max-lg:flex' : 'max-lg:hidden'}>
              {isKey ? <Badge variant="info">Key</Badge> : isRequired && <Badge variant="medium">Required</Badge>}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
