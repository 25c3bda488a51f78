import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import pot from '../../art/ad-enamel-pot.svg'
import cupcake from '../../art/cat-desserts.svg'
import skillet from '../../art/cat-quick-meals.svg'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import { Panel } from '../ui/panel.tsx'
import { SwitchRow } from '../ui/switch.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../ui/table.tsx'
import { GuideSection } from './guide-section.tsx'

const samples = [
  { name: 'Heirloom Enamel Pot, 5 litres', picture: pot, added: '12 Nov 2026', isActive: true },
  { name: 'Carbon Steel Skillet, 26 cm', picture: skillet, added: '4 Nov 2026', isActive: true },
  { name: 'Weekend Baking Box', picture: cupcake, added: '28 Oct 2026', isActive: false },
]

export function TableGuide() {
  const [rows, setRows] = useState(samples)

  function toggle(name: string) {
    setRows(rows.map((row) => (row.name === name ? { ...row, isActive: !row.isActive } : row)))
  }

  return (
    <GuideSection
      id="table"
      title="Table, breadcrumb, pages"
      note="State as a badge and a switch. Below 860 px a row becomes a block."
    >
      <Panel aria-label="Products" className="overflow-hidden p-0">
        <Table caption="Products">
          <TableHead>
            <TableHeader>Product</TableHeader>
            <TableHeader>Added</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader>
              <span className="sr-only">Show or hide</span>
            </TableHeader>
            <TableHeader>
              <span className="sr-only">Delete</span>
            </TableHeader>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <RowHeader>
                  <span className="flex items-center gap-3.5">
                    <img src={row.picture} alt="" className="h-12 w-16 rounded-[12px] bg-sunk object-contain" />
                    {row.name}
                  </span>
                </RowHeader>
                <TableCell label="Added" className="tabular-nums max-lg:basis-full">
                  {row.added}
                </TableCell>
                <TableCell>{row.isActive ? <Badge variant="ok">Active</Badge> : <Badge>Inactive</Badge>}</TableCell>
                <TableCell className="max-lg:ml-auto">
                  <SwitchRow
                    label={`${row.name}: active`}
                    hideLabel
                    checked={row.isActive}
                    onChange={() => toggle(row.name)}
                  />
                </TableCell>
                <TableCell>
                  <IconButton
                    variant="danger"
                    label={`Delete ${row.name}`}
                    onClick={() => setRows(rows.filter((other) => other.name !== row.name))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Panel>
      {rows.length < samples.length && (
        <Button className="w-fit" onClick={() => setRows(samples)}>
          Bring them back
        </Button>
      )}
      <Breadcrumbs
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Categories', to: '/categories' }, { label: 'Style guide' }]}
      />
      <PageLinks noun="recipes" page={2} pageCount={4} hrefOf={(page) => `/latest?page=${page}`} />
    </GuideSection>
  )
}
