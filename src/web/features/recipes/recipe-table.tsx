import { Link2, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { ManagedRecipe } from '../../../core/recipes/managed-recipe.ts'
import { allows } from '../../../core/recipes/lifecycle.ts'
import { isListed } from '../../../core/recipes/visibility.ts'
import { longestReason } from '../../../core/moderation/moderation.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { StatusBadge } from '../moderation/status-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButtonLink } from '../../ui/icon-button.tsx'
import { SwitchRow } from '../../ui/switch.tsx'
import { RowHeader, rowLink, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { AskFirst } from '../../ui/ask-first.tsx'

interface RecipeTableProps {
  recipes: ReadonlyArray<ManagedRecipe>
  /** The query of the list's address. Forms send it, so that the next page shows the same part of the list. */
  search: string
}

export function RecipeTable({ recipes, search }: RecipeTableProps) {
  return (
    <Table caption="Recipes">
      <TableHead>
        <TableHeader>Recipe</TableHeader>
        <TableHeader>By</TableHeader>
        <TableHeader>Status</TableHeader>
        <TableHeader>Featured</TableHeader>
        <TableHeader>
          <span className="sr-only">What to do</span>
        </TableHeader>
      </TableHead>
      <TableBody className="border-line max-lg:border-t">
        {recipes.map((recipe) => (
          <RecipeRow key={recipe.id} recipe={recipe} search={search} />
        ))}
      </TableBody>
    </Table>
  )
}

function RecipeRow({ recipe, search }: { recipe: ManagedRecipe; search: string }) {
  const { id, title, status, author, owner, isSample, wasTakenBack, createdAt } = recipe
  const isDraft = status === 'draft'
  return (
    <TableRow>
      <RowHeader className="[overflow-wrap:anywhere] lg:w-[36%]">
        <span className="flex items-start gap-3">
          <CheckboxRow
            form="selection"
            name="recipe"
            value={id}
            label={<span className="sr-only">Select {title}</span>}
            className="-my-2 -ml-1 gap-0"
          />
          <span>
            <Link to={`/recipe/${encodeURIComponent(id)}`} className={rowLink}>
              {title}
            </Link>
            <span className="block font-text text-micro font-normal text-ink-soft">
              {shortDate(createdAt)} · /recipe/{id}
            </span>
          </span>
        </span>
      </RowHeader>
      <TableCell label="By" className="[overflow-wrap:anywhere] max-lg:basis-full lg:min-w-44">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {author ?? owner?.name ?? 'a visitor'}
          {isSample && <Badge>Sample</Badge>}
        </span>
        {owner && author && author !== owner.name && (
          <span className="block text-micro text-pretty text-ink-soft">Account: {owner.name}</span>
        )}
      </TableCell>
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      <TableCell label="Featured" className="max-lg:ml-auto max-lg:flex max-lg:items-center">
        {isDraft ? <span className="text-ink-soft">no</span> : <FeaturedSwitch recipe={recipe} search={search} />}
      </TableCell>
      <TableCell className="max-lg:basis-full">
        <div className="flex items-center gap-1 max-lg:-ml-3 lg:justify-end">
          <StatusChange recipe={recipe} search={search} />
          {isDraft || allows(status, 'edit', 'reviewer') ? (
            <IconButtonLink
              to={`/my-recipes/${encodeURIComponent(id)}/edit`}
              label={`Edit ${title}`}
              title="Edit"
              variant="quiet"
              className="hover:bg-sunk"
            >
              <Pencil aria-hidden />
            </IconButtonLink>
          ) : (
            // An empty space lines up the icons with those of other rows.
            !wasTakenBack && <span className="size-11 flex-none max-lg:hidden" />
          )}
          {!isDraft && (
            <IconButtonLink
              to={`/admin/recipes/${encodeURIComponent(id)}/rename`}
              label={`Change the address of ${title}`}
              title="Change the address"
              variant="quiet"
              className="hover:bg-sunk"
            >
              <Link2 aria-hidden />
            </IconButtonLink>
          )}
        </div>
      </TableCell>
    </TableRow>
  )
}

/** Applies at once. Without script there is a button. */
function FeaturedSwitch({ recipe: { id, title, featured }, search }: { recipe: ManagedRecipe; search: string }) {
  const { formData } = useNavigation()
  const isChanging = formData?.get('intent') === 'feature' && formData.get('id') === id
  return (
    <Form method="post" action={`/admin/recipes${search}`} preventScrollReset replace>
      <HereFields intent="feature" id={id} />
      <input type="hidden" name="featured" value={String(!featured)} />
      <SwitchRow
        className="no-script:hidden"
        label={`${title}: featured`}
        hideLabel
        checked={isChanging ? formData.get('featured') === 'true' : featured}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" className="hidden no-script:inline-flex">
        {featured ? 'Unfeature' : 'Feature'}
      </Button>
    </Form>
  )
}

const remark = 'px-3 text-small text-balance text-ink-soft lg:text-right'

/** Publishes or unpublishes a recipe. A draft is submitted on its edit page. Recipes that wait for review are decided in Moderation. */
function StatusChange({
  recipe: { id, title, status, wasTakenBack },
  search,
}: {
  recipe: ManagedRecipe
  search: string
}) {
  const action = `/admin/recipes${search}`
  if (status === 'draft') return <span className={remark}>Only you can see it</span>
  if (isListed(status)) return <Withdrawal id={id} title={title} action={action} />
  if (wasTakenBack) return <span className={remark}>Withdrawn by its cook</span>
  return (
    <Form method="post" action={action} preventScrollReset replace>
      <HereFields intent="publish" id={id} />
      <Button type="submit" variant="ghost" aria-label={`Publish ${title}`}>
        Publish
      </Button>
    </Form>
  )
}

const reasonIn = (reason: string, onReason: (reason: string) => void) => (form: string) => (
  <Field label="Reason" hint="The author will see it.">
    <Textarea
      form={form}
      name="reason"
      required
      rows={3}
      maxLength={longestReason}
      data-autofocus
      value={reason}
      onChange={({ currentTarget }) => onReason(currentTarget.value)}
    />
  </Field>
)

function Withdrawal({ id, title, action }: { id: string; title: string; action: string }) {
  // The dialog closes on submit. If the request fails, the reason must still be there when the dialog opens again.
  const [reason, setReason] = useState('')
  return (
    <AskFirst
      label="Withdraw"
      title={`Withdraw “${title}”?`}
      text="It leaves all lists, and its address says that it was taken down. The author sees your reason. You can publish it again."
      confirmLabel="Withdraw recipe"
      fields={{ intent: 'withdraw', id }}
      asks={reasonIn(reason, setReason)}
      action={action}
    >
      <Button variant="ghost" aria-label={`Withdraw ${title}`}>
        Withdraw
      </Button>
    </AskFirst>
  )
}

/** Hidden fields that every form about one recipe sends. */
function HereFields({ intent, id }: { intent: string; id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
