import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import pot from '../../art/ad-enamel-pot.svg'
import cupcake from '../../art/cat-desserts.svg'
import skillet from '../../art/cat-quick-meals.svg'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ShownRow, shownPicture, ShownTable } from '../../ui/shown-table.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { TableCell } from '../../ui/table.tsx'
import { GuideSection } from './guide-section.tsx'

const samples = [
  { name: 'Heirloom Enamel Pot, 5 liters', picture: pot, added: '12 Nov 2026', isActive: true },
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
        <ShownTable caption="Products" heads={['Product', 'Added']}>
          {rows.map((row) => (
            <ShownRow
              key={row.name}
              picture={<img src={row.picture} alt="" className={`${shownPicture} object-contain`} />}
              name={row.name}
              facts={
                <TableCell label="Added" className="tabular-nums max-lg:basis-full">
                  {row.added}
                </TableCell>
              }
              state={row.isActive ? <Badge variant="ok">Active</Badge> : <Badge>Inactive</Badge>}
              toggle={
                <SwitchRow
                  label={`${row.name}: active`}
                  hideLabel
                  checked={row.isActive}
                  onChange={() => toggle(row.name)}
                />
              }
              actions={
                <IconButton
                  variant="danger"
                  label={`Delete ${row.name}`}
                  onClick={() => setRows(rows.filter((other) => other.name !== row.name))}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              }
            />
          ))}
        </ShownTable>
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
