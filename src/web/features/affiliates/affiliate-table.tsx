import { Pencil, Trash2 } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { type ManagedAffiliate, standingOf } from '../../../core/affiliates/affiliate.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { numberText } from '../../../core/text/number-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton, IconButtonLink } from '../../ui/icon-button.tsx'
import { ShownRow, shownPicture, ShownTable } from '../../ui/shown-table.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { rowLink, TableCell } from '../../ui/table.tsx'
import { WrappingPath } from '../../ui/wrapping-path.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'

interface AffiliateTableProps {
  affiliates: ReadonlyArray<ManagedAffiliate>
  /** Today's date in UTC. */
  today: string
}

export function AffiliateTable({ affiliates, today }: AffiliateTableProps) {
  return (
    <ShownTable caption="Affiliates" heads={['Affiliate', 'Link', 'Views / clicks']}>
      {affiliates.map((affiliate) => (
        <AffiliateRow key={affiliate.id} affiliate={affiliate} today={today} />
      ))}
    </ShownTable>
  )
}

function AffiliateRow({ affiliate, today }: { affiliate: ManagedAffiliate; today: string }) {
  const { id, title, linkUrl, picture, createdAt, views, clicks } = affiliate
  return (
    <ShownRow
      picture={<Picture picture={picture} alt="" sizes="64px" className={cn(shownPicture, 'object-cover')} />}
      name={
        <>
          <Link to={`/admin/affiliates/${id}`} className={rowLink}>
            {title}
          </Link>
          <span className="block font-text text-micro font-normal text-ink-soft">Added {shortDate(createdAt)}</span>
        </>
      }
      facts={
        <>
          <TableCell className="[overflow-wrap:anywhere] max-lg:basis-full lg:min-w-52">
            <a
              href={linkUrl}
              rel="sponsored nofollow noopener"
              className="text-small max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
            >
              <span className="line-clamp-2">
                <WrappingPath path={withoutScheme(linkUrl)} />
              </span>
            </a>
          </TableCell>
          <TableCell label="Views / clicks" className="whitespace-nowrap tabular-nums max-sm:basis-full">
            {numberText(views)} / {numberText(clicks)}
          </TableCell>
        </>
      }
      state={<Standing affiliate={affiliate} today={today} />}
      toggle={<ActiveSwitch affiliate={affiliate} />}
      actions={
        <>
          <IconButtonLink
            to={`/admin/affiliates/${id}`}
            label={`Edit ${title}`}
            variant="quiet"
            className="hover:bg-sunk"
          >
            <Pencil aria-hidden />
          </IconButtonLink>
          <AskFirst
            label="Delete"
            title={`Delete “${title}”?`}
            text="Deletes the ad and its numbers. To hide it for a while, turn it off instead."
            confirmLabel="Delete affiliate"
            fields={{ intent: 'delete', id }}
            action="/admin/affiliates"
          >
            <IconButton variant="danger" label={`Delete ${title}`}>
              <Trash2 aria-hidden />
            </IconButton>
          </AskFirst>
        </>
      }
    />
  )
}

function Standing({ affiliate, today }: { affiliate: ManagedAffiliate; today: string }) {
  switch (standingOf(affiliate, today)) {
    case 'active':
      return <Badge variant="ok">Active</Badge>
    case 'inactive':
      return <Badge>Inactive</Badge>
    case 'planned':
      return <Badge variant="info">From {affiliate.startsOn && shortDate(affiliate.startsOn)}</Badge>
    case 'ended':
      return <Badge variant="medium">Ended {affiliate.endsOn && shortDate(affiliate.endsOn)}</Badge>
  }
}

/** Applies at once. Without script there is a button. */
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
