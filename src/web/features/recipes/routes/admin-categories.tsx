import { Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { CategoryForm, RenameCategory } from '../../../../core/recipes/categories/category-form.ts'
import { categoryKey, categoryLabel, categoryPath } from '../../../../core/recipes/categories/category.ts'
import { counted } from '../../../../core/text/counted.ts'
import { numberText } from '../../../../core/text/number-text.ts'
import { countInCategory } from '../../../../db/recipes/categories.ts'
import { changeCategory, listWithTwins, mergeCategories } from '../../../../operations/recipes/rename-category.ts'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { focusInSight } from '../../../ui/focus-in-sight.ts'
import { IconButtonLink } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAnswer } from '../../../ui/use-answer.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import type { Route } from './+types/admin-categories'

const own = '/admin/recipes/categories'
const editPath = (name: string) => `${own}?edit=${encodeURIComponent(name)}`
/** Names the row that gets the focus. */
const doneAt = (word: string, name: string) => `${own}?done=${word}&changed=${encodeURIComponent(name)}`

interface CategoryAnswer extends FormAnswer {
  /** The category that has the typed name already. */
  taken?: Counted
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const asked = new URL(request.url).searchParams.get('edit') ?? ''
  const [listed, count] = await Promise.all([listWithTwins(app), countInCategory(app.db, asked)])
  return { ...listed, edited: count > 0 ? { name: asked, count } : null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await parseForm(request, CategoryForm)
  const refuse = (...refusal: Parameters<typeof sent.refuse>) => {
    const { data: answer, init } = sent.refuse(...refusal)
    return data<CategoryAnswer>(answer, init ?? undefined)
  }
  if (!sent.ok) return refuse()
  const { value } = sent
  const { name } = value
  if (value.intent === 'merge') {
    const isMerged = await mergeCategories(context.get(appContext), value.others, name, actorOf(context))
    if (isMerged) return redirect(doneAt('merged', name), 303)
    return redirect(own, { status: 303, headers: { 'Set-Cookie': flashCookie(notMerged) } })
  }
  const app = context.get(appContext)
  const from = new URL(request.url).searchParams.get('edit') ?? ''
  const taken = name === from ? 0 : await countInCategory(app.db, name)
  if (taken > 0) {
    const { data: answer, init } = sent.refuse({ status: 409 })
    return data<CategoryAnswer>({ ...answer, taken: { name, count: taken } }, init ?? undefined)
  }
  const outcome = await changeCategory(app, from, name, actorOf(context))
  if (outcome.ok) return redirect(doneAt('renamed', name), 303)
  const problem = outcome.reason === 'same' ? 'This is already its name' : 'No recipe has this category anymore'
  return refuse({ errors: { name: problem } })
}

const notMerged = {
  kind: 'error',
  title: 'Nothing was merged',
  description: 'Someone has renamed or emptied one of these categories. The list below is current.',
} as const

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Categories', description: 'Rename and merge categories.', path: null })

const words = { renamed: 'Category changed', merged: 'Categories merged' }

export default function AdminCategories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, rest, twins, edited } = loaderData
  const list = useChangedRow()
  return (
    <>
      <AdminHead
        title="Categories"
        lead="Rename a category in all recipes, or merge two by giving one the name of the other. The old address redirects."
        above={[{ label: 'Recipes', to: '/admin/recipes' }]}
      />
      <DoneNotice words={words} />
      {!edited && <Twins groups={twins} />}
      {edited && (
        <EditedCategory key={edited.name} {...edited} names={categories.map(({ name }) => name)} answer={actionData} />
      )}
      <Panel aria-label="All categories" className="p-3">
        {categories.length === 0 && <p className="p-3 text-ink-soft">No recipe has a category yet.</p>}
        <ul ref={list} className="columns-[18rem] gap-x-6">
          {categories.map(({ name, count }) => (
            <li key={name} className="flex break-inside-avoid items-center gap-2 rounded-sm pl-3 hover:bg-sunk">
              <Link
                to={categoryPath(name)}
                data-category={name}
                className="min-w-0 flex-1 [overflow-wrap:anywhere] text-ink no-underline"
              >
                {categoryLabel(name)}
              </Link>
              <span className="text-small text-ink-soft tabular-nums">{numberText(count)}</span>
              <IconButtonLink to={editPath(name)} label={`Rename or merge ${name}`} variant="quiet">
                <Pencil aria-hidden />
              </IconButtonLink>
            </li>
          ))}
        </ul>
        {rest > 0 && <p className="p-3 text-ink-soft">And {numberText(rest)} with fewer recipes.</p>}
      </Panel>
    </>
  )
}

/** Focuses the name of the row that was changed. Returns the ref of the list. */
function useChangedRow() {
  const list = useRef<HTMLUListElement>(null)
  const changed = useSearchParams()[0].get('changed') ?? undefined
  useAnswer(changed, (name) =>
    focusInSight(list.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(name)}"]`)),
  )
  return list
}

interface Counted {
  name: string
  count: number
}

/** Suggests to merge categories that differ only in case or number. */
function Twins({ groups }: { groups: ReadonlyArray<ReadonlyArray<Counted>> }) {
  if (groups.length === 0) return null
  return (
    <Panel variant="tint" aria-labelledby="twins-title" className="mb-5">
      <h2 id="twins-title" className="text-h3">
        Probably the same
      </h2>
      <p className="mt-1 mb-3 max-w-[62ch]">
        Visitors see each of these as a separate filter. Merging keeps the name with the most recipes.
      </p>
      <ul className="grid gap-2.5">
        {groups.map(
          ([largest, ...others]) => largest && <MergeRow key={largest.name} into={largest} others={others} />,
        )}
      </ul>
    </Panel>
  )
}

function MergeRow({ into: { name, count }, others }: { into: Counted; others: ReadonlyArray<Counted> }) {
  const isMerging = useNavigation().formData?.get('name') === name
  const label = `Merge into “${categoryLabel(name)}”`
  const merged = others.map((other) => `“${categoryLabel(other.name)}” (${counted(other.count, 'recipe')})`).join(', ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface py-2 pr-2 pl-4">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {[{ name, count }, ...others]
          .map((each) => `${categoryLabel(each.name)} (${numberText(each.count)})`)
          .join(', ')}
      </p>
      <AskFirst
        label={label}
        title={`${label}?`}
        text={`“${categoryLabel(name)}” replaces ${merged} in all recipes. The old addresses redirect. This can’t be undone.`}
        confirmLabel="Merge"
        isHarmless
        fields={{ intent: 'merge', name, others: others.map((other) => other.name) }}
      >
        <Button pending={isMerging} pendingLabel="Merging...">
          {label}
        </Button>
      </AskFirst>
    </li>
  )
}

interface EditedCategoryProps {
  name: string
  count: number
  /** All names, offered while typing. */
  names: ReadonlyArray<string>
  answer: CategoryAnswer | undefined
}

function EditedCategory({ name, count, names, answer }: EditedCategoryProps) {
  const isSaving = useNavigation().formMethod === 'POST'
  const { props, fields } = useServerForm({ schema: RenameCategory, answer, defaultValue: { name } })
  useEffect(() => focusInSight(document.getElementById(fields.name.id)), [fields.name.id])
  const taken = answer?.taken
  const twins = names.filter((other) => other !== name && categoryKey(other) === categoryKey(name))
  return (
    <Panel aria-label={`Category ${name}`} className="mb-5">
      <Form {...props} className="grid max-w-120 gap-4">
        <input type="hidden" name="intent" value="rename" />
        <p>
          “{categoryLabel(name)}” has {counted(count, 'recipe')}.
          {twins.length > 0 && ` Merge it with “${twins.join('”, “')}”?`}
        </p>
        <TextField
          field={fields.name}
          label="New name"
          hint="Names are stored in lowercase and shown with a capital letter. If you enter the name of another category, the two are merged. We ask you first."
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
      {taken && <MergeQuestion key={taken.name} from={{ name, count }} into={taken} answer={answer} />}
    </Panel>
  )
}

interface MergeQuestionProps {
  from: Counted
  /** The category that has the typed name. */
  into: Counted
  answer: CategoryAnswer | undefined
}

/** Asks before a new name merges the category into another one. */
function MergeQuestion({ from, into, answer }: MergeQuestionProps) {
  const isMerging = useNavigation().formData?.get('intent') === 'merge'
  const label = `Merge into “${categoryLabel(into.name)}”`
  const moves = from.count === 1 ? 'Its only recipe moves' : `Its ${counted(from.count, 'recipe')} move`
  return (
    <div className="mt-4 grid max-w-120 justify-items-start gap-3 rounded-md bg-butter p-4 text-butter-ink">
      <p>
        There is already a category “{categoryLabel(into.name)}”, with {counted(into.count, 'recipe')}.
      </p>
      <AskFirst
        label={label}
        title={`Merge “${categoryLabel(from.name)}” into “${categoryLabel(into.name)}”?`}
        text={`${moves} to “${categoryLabel(into.name)}”, which has ${counted(into.count, 'recipe')}. The old address redirects there. This can’t be undone.`}
        confirmLabel="Merge"
        isHarmless
        opensFor={answer}
        fields={{ intent: 'merge', name: into.name, others: from.name }}
      >
        <Button pending={isMerging} pendingLabel="Merging...">
          {label}
        </Button>
      </AskFirst>
    </div>
  )
}
