import { CheckboxRow } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { groupsWithPlaces } from './groups-with-places.ts'
import type { ShownIngredient } from './show-recipe.ts'

interface IngredientListProps {
  ingredients: ReadonlyArray<ShownIngredient>
  query: string
  lang: string | undefined
}

/** A search hides lines without losing their ticks. Printed lists are always complete. */
const hiddenOnScreen = 'hidden print:block'

export function IngredientList({ ingredients, query, lang }: IngredientListProps) {
  const words = query.trim().toLowerCase()
  const isFound = (ingredient: ShownIngredient) => ingredient.name.toLowerCase().includes(words)
  const isEmpty = words !== '' && !ingredients.some(isFound)
  return (
    <div className="mt-2.5 print:mt-0">
      <output className={isEmpty ? 'block px-2 py-3 text-ink-soft print:hidden' : 'sr-only'}>
        {isEmpty && 'No ingredients match your search'}
      </output>
      {groupsWithPlaces(ingredients).map(({ group, entries }) => (
        <div
          key={entries[0]?.place}
          className={cn(
            group !== null && 'mt-4 print:mt-2',
            !entries.some(({ entry }) => isFound(entry)) && hiddenOnScreen,
          )}
        >
          {group && (
            <h3
              dir="auto"
              lang={lang}
              className="mb-1 text-[1.0625rem] [overflow-wrap:anywhere] text-ink-soft print:mb-0 print:text-[11pt]"
            >
              {group}
            </h3>
          )}
          <ul lang={lang} className="-mx-2 print:mx-0">
            {entries.map(({ place, entry }) => (
              <li
                key={place}
                dir="auto"
                className={cn(
                  'border-line not-first:border-t print:not-first:border-0',
                  !isFound(entry) && hiddenOnScreen,
                )}
              >
                <IngredientRow ingredient={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function IngredientRow({ ingredient: { amount, joint = ' ', name } }: { ingredient: ShownIngredient }) {
  return (
    <CheckboxRow
      label={
        <>
          {amount && <b className="font-[650] tabular-nums">{amount}</b>}
          {amount && joint}
          {name}
        </>
      }
      className={cn(
        'items-start rounded-xs px-2 py-[.5625rem] leading-[1.45] hover:bg-sunk [&>span]:min-w-0 [&>span]:[overflow-wrap:anywhere]',
        'has-checked:[&>span:last-child]:text-ink-soft has-checked:[&>span:last-child]:line-through has-checked:[&>span:last-child]:decoration-[1.5px]',
        'print:min-h-0 print:p-0 print:py-px print:[&>span:first-child]:hidden print:has-checked:[&>span:last-child]:no-underline',
      )}
    />
  )
}
