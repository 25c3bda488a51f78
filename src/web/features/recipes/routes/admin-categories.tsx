import { Pencil } from 'lucide-react'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { CategoryForm } from '../../../../core/recipes/category-form.ts'
import { categoryKey, categoryLabel, categoryPath } from '../../../../core/recipes/category.ts'
import { countInCategory, listCategories } from '../../../../db/recipes/categories.ts'
import { changeCategory } from '../../../../operations/recipes/rename-category.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { IconButtonLink } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import type { Route } from './+types/admin-categories'

const categoriesShown = 1000
const own = '/admin/recipes/categories'
const editPath = (name: string) => `${own}?edit=${encodeURIComponent(name)}`

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const asked = new URL(request.url).searchParams.get('edit') ?? ''
  const [{ categories, rest }, count] = await Promise.all([
    listCategories(db, categoriesShown),
    countInCategory(db, asked),
  ])
  return { categories, rest, edited: count > 0 ? { name: asked, count } : null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await parseForm(request, CategoryForm)
  if (!sent.ok) return sent.refuse()
  const from = new URL(request.url).searchParams.get('edit') ?? ''
  const outcome = await changeCategory(context.get(appContext), from, sent.value.name, actorOf(context))
  if (outcome.ok) return redirect(`${own}?done=renamed`, 303)
  const problem = outcome.reason === 'same' ? 'This is its name already' : 'No recipe has this category any more'
  return sent.refuse({ errors: { name: problem } })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Categories', description: 'Rename and merge categories.', path: null })

const words = { renamed: 'Category changed' }

export default function AdminCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, rest, edited } = loaderData
  return (
    <>
      <AdminHead
        title="Categories"
        lead="Rename a category in all recipes, or merge two by giving one the name of the other. The old address redirects."
        above={[{ label: 'Recipes', to: '/admin/recipes' }]}
      />
      <DoneNotice words={words} />
      {edited && (
        <EditedCategory key={edited.name} {...edited} names={categories.map(({ name }) => name)} answer={actionData} />
      )}
      <Panel aria-label="All categories" className="p-3">
        {categories.length === 0 && <p className="p-3 text-ink-soft">No recipe has a category yet.</p>}
        <ul className="columns-[18rem] gap-x-6">
          {categories.map(({ name, count }) => (
            <li key={name} className="flex break-inside-avoid items-center gap-2 rounded-sm pl-3 hover:bg-sunk">
              <Link to={categoryPath(name)} className="min-w-0 flex-1 [overflow-wrap:anywhere] text-ink no-underline">
                {categoryLabel(name)}
              </Link>
              <span className="text-small text-ink-soft tabular-nums">{count.toLocaleString('en')}</span>
              <IconButtonLink to={editPath(name)} label={`Rename or merge ${name}`} variant="quiet">
                <Pencil aria-hidden />
              </IconButtonLink>
            </li>
          ))}
        </ul>
        {rest > 0 && <p className="p-3 text-ink-soft">And {rest.toLocaleString('en')} with fewer recipes.</p>}
      </Panel>
    </>
  )
}

interface EditedCategoryProps {
  name: string
  count: number
  /** All names, offered while typing. */
  names: ReadonlyArray<string>
  answer: Route.ComponentProps['actionData']
}

function EditedCategory({ name, count, names, answer }: EditedCategoryProps) {
  const isSaving = useNavigation().formMethod === 'POST'
  const { props, fields } = useServerForm({ schema: CategoryForm, answer, defaultValue: { name } })
  const twins = names.filter((other) => other !== name && categoryKey(other) === categoryKey(name))
  return (
    <Panel aria-label={`Category ${name}`} className="mb-5">
      <Form {...props} className="grid max-w-120 gap-4">
        <p>
          “{categoryLabel(name)}” has {count.toLocaleString('en')} {count === 1 ? 'recipe' : 'recipes'}.
          {twins.length > 0 && ` Merge it with “${twins.join('”, “')}”?`}
        </p>
        <TextField
          field={fields.name}
          label="New name"
          hint="If another category has this name, both become one. This can’t be undone."
          list="category-names"
          autoComplete="off"
        />
        <datalist id="category-names">
          {names.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </datalist>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
          <ButtonLink to={own} variant="ghost">
            Back
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  )
}
