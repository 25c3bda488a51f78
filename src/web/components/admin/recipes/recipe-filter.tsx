import { Form } from 'react-router'
import type { RecipeStatus } from '../../../../core/recipe/recipe.ts'
import { statusNames } from '../../review/status-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'

/** Drafts are in no list of others. */
export const listedStatuses: ReadonlyArray<RecipeStatus> = [
  'published',
  'pending',
  'changes-requested',
  'rejected',
  'withdrawn',
]

/** The address holds what is asked for, so that it can be shared and works without script. */
export function RecipeFilter({ words, status }: { words: string; status: RecipeStatus | null }) {
  return (
    <Form className="flex flex-wrap items-center gap-3 px-4 pb-4">
      <div className="min-w-56 flex-1">
        <SearchField label="Find a recipe" name="find" placeholder="Title, address or cook" defaultValue={words} />
      </div>
      <div className="min-w-52">
        <NativeSelect name="status" aria-label="Status" defaultValue={status ?? ''} className="rounded-pill">
          <option value="">Every status</option>
          {listedStatuses.map((value) => (
            <option key={value} value={value}>
              {statusNames[value]}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button type="submit">Show</Button>
    </Form>
  )
}
