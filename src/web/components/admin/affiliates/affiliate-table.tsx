import { Trash2 } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { type ManagedAffiliate, standingOf } from '../../../../core/affiliate.ts'
import { longDate } from '../../../../core/reading-text.ts'
import { Picture } from '../../picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'
import { AskFirst } from '../shell/ask-first.tsx'

interface AffiliateTableProps {
  affiliates: ReadonlyArray<ManagedAffiliate>
  /** The day it is, in UTC. */
  today: string
}

export function AffiliateTable({ affiliates, today }: AffiliateTableProps) {
  return (
    <Table caption="Affiliates">
      <TableHead>
        <TableHeader>Affiliate</TableHeader>
        <TableHeader>Link</TableHeader>
        <TableHeader>Views / clicks</TableHeader>
        <TableHeader>Status</TableHeader>
        <TableHeader>
          <span className="sr-only">Show or hide</span>
        </TableHeader>
        <TableHeader>
          <span className="sr-only">Delete</span>
        </TableHeader>
      </TableHead>
      <TableBody>
        {affiliates.map((affiliate) => (
          <AffiliateRow key={affiliate.id} affiliate={affiliate} today={today} />
        ))}
      </TableBody>
    </Table>
  )
}

function AffiliateRow({ affiliate, today }: { affiliate: ManagedAffiliate; today: string }) {
  const { id, title, linkUrl, picture, createdAt, views, clicks } = affiliate
  return (
    <TableRow>
      <RowHeader className="w-[40%]">
        <span className="flex items-center gap-3.5">
          <Picture
            picture={picture}
            alt=""
            sizes="64px"
            className="h-12 w-16 flex-none rounded-[12px] bg-sunk object-cover"
          />
          <span className="[overflow-wrap:anywhere]">
            <Link to={`/admin/affiliates/${id}`} className="inline-flex min-h-11 items-center text-ink">
              {title}
            </Link>
            <span className="block font-text text-micro font-normal text-ink-soft">Added {longDate(createdAt)}</span>
          </span>
        </span>
      </RowHeader>
      <TableCell className="[overflow-wrap:anywhere] max-lg:basis-full">
        <a href={linkUrl} rel="sponsored nofollow noopener" className="text-small">
          {withoutScheme(linkUrl)}
        </a>
      </TableCell>
      <TableCell label="Views / clicks" className="whitespace-nowrap tabular-nums max-sm:basis-full">
        {views.toLocaleString('en')} / {clicks.toLocaleString('en')}
      </TableCell>
      <TableCell>
        <Standing affiliate={affiliate} today={today} />
      </TableCell>
      <TableCell className="max-lg:ml-auto">
        <ActiveSwitch affiliate={affiliate} />
      </TableCell>
      <TableCell>
        <AskFirst
          label="Delete"
          title={`Delete “${title}”?`}
          text="The ad and its numbers are gone for good. To hide it for a while, switch it off instead."
          confirmLabel="Delete affiliate"
          fields={{ intent: 'delete', id }}
          action="/admin/affiliates"
        >
          <IconButton variant="danger" label={`Delete ${title}`}>
            <Trash2 aria-hidden />
          </IconButton>
        </AskFirst>
      </TableCell>
    </TableRow>
  )
}

function Standing({ affiliate, today }: { affiliate: ManagedAffiliate; today: string }) {
  switch (standingOf(affiliate, today)) {
    case 'active':
      return <Badge variant="ok">Active</Badge>
    case 'inactive':
      return <Badge>Inactive</Badge>
    case 'planned':
      return <Badge variant="info">From {affiliate.startsOn}</Badge>
    case 'ended':
      return <Badge variant="medium">Ended {affiliate.endsOn}</Badge>
  }
}

/** Acts at once; without script there is a button to press. */
function ActiveSwitch({ affiliate: { id, title, active } }: { affiliate: ManagedAffiliate }) {
  const { formData } = useNavigation()
  const isChanging = formData?.get('intent') === 'switch' && formData.get('id') === id
  const shown = isChanging ? formData.get('active') === 'true' : active
  return (
    <Form method="post" action="/admin/affiliates" preventScrollReset replace>
      <input type="hidden" name="intent" value="switch" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="active" value={String(!active)} />
      <SwitchRow
        className="no-script:hidden"
        label={`${title}: active`}
        hideLabel
        checked={shown}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" className="hidden no-script:inline-flex">
        {active ? 'Hide' : 'Show'}
      </Button>
    </Form>
  )
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
