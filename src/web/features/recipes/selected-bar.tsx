import { longestReason } from '../../../core/moderation/moderation.ts'
import { counted } from '../../../core/text/counted.ts'
import { recipeLimits } from '../../../core/recipes/recipe-limits.ts'
import { useUncovered } from '../../ui/use-uncovered.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

interface SelectedBarProps {
  /** The id of the form that the checkboxes belong to. */
  form: string
  action: string
}

/** The actions for all selected recipes. They appear with the first selected one, also without script. */
export function SelectedBar({ form, action }: SelectedBarProps) {
  const sends = { type: 'submit', form, formAction: action, formMethod: 'post', name: 'intent' } as const
  const bar = useUncovered<HTMLFieldSetElement>()
  return (
    <fieldset
      ref={bar}
      className="sticky bottom-[calc(.75rem+var(--timers))] z-10 m-3 hidden min-w-0 gap-x-6 gap-y-3 rounded-lg bg-sunk p-4 shadow-float group-has-[[name=recipe]:checked]/list:grid dark:shadow-edge lg:grid-cols-[2fr_3fr]"
    >
      <legend className="sr-only">Selected recipes</legend>
      <div className="-my-1.5 flex flex-wrap items-center gap-x-2 lg:col-span-2">
        {/* A CSS counter, so that it also counts without script. */}
        <p className="mr-2 font-semibold before:content-[counter(selected)]">{' selected'}</p>
        <Button variant="ghost" onClick={() => select(form, 'all')} className="no-script:hidden">
          Select all on this page
        </Button>
        <Button variant="ghost" onClick={() => select(form, 'none')} className="no-script:hidden">
          Select none
        </Button>
      </div>
      <div className="grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Category">
          <Input form={form} name="category" maxLength={recipeLimits.category} placeholder="Such as dinner" />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button {...sends} value="add-category">
            Add
          </Button>
          <Button {...sends} value="remove-category">
            Remove
          </Button>
        </div>
      </div>
      <div className="grid items-end gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Reason to withdraw">
          <Input form={form} name="reason" maxLength={longestReason} placeholder="The authors see it" />
        </Field>
        <div className="flex flex-wrap gap-2.5">
          <Button {...sends} value="withdraw-selected">
            Withdraw
          </Button>
          <Button {...sends} value="publish-selected">
            Publish
          </Button>
          <Button {...sends} value="ask-delete" variant="danger">
            Delete
          </Button>
        </div>
      </div>
    </fieldset>
  )
}

/** The bar disappears with the last selected recipe, so the focus moves to the list. */
function select(form: string, which: 'all' | 'none') {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(`[name=recipe][form="${form}"]`)]
  for (const box of boxes) box.checked = which === 'all'
  if (which === 'none') boxes[0]?.focus()
}

interface DeleteSelectedProps {
  recipes: ReadonlyArray<{ id: string; title: string }>
  /** How many of the selected recipes can't be deleted now. */
  left: number
  action: string
}

/** Asks before recipes are deleted. */
export function DeleteSelected({ recipes, left, action }: DeleteSelectedProps) {
  const count = counted(recipes.length, 'recipe')
  return (
    <form method="post" action={action} className="mb-6 rounded-lg bg-surface p-5 shadow-alarm">
      <h2 className="text-h3">{`Delete ${count}?`}</h2>
      <p className="mt-1 mb-3 max-w-[62ch]">
        Deleted recipes can’t be recovered, except from a backup.
        {left > 0 &&
          ` ${left === 1 ? '1 selected recipe stays' : `${left} selected recipes stay`}: withdraw or reject recipes first. What a cook withdrew stays with the cook.`}
      </p>
      <ul className="mb-4 list-disc pl-6">
        {recipes.map(({ id, title }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {title}
            <input type="hidden" name="recipe" value={id} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" name="intent" value="delete-selected" variant="danger">
          {`Delete ${count}`}
        </Button>
        <Button asChild variant="ghost">
          <a href={action}>Cancel</a>
        </Button>
      </div>
    </form>
  )
}
