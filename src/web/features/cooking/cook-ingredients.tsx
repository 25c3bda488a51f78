import { groupsWithPlaces } from '../recipes/groups-with-places.ts'
import type { ShownIngredient } from '../recipes/show-recipe.ts'

interface CookIngredientsProps {
  ingredients: ReadonlyArray<ShownIngredient>
  lang: string | undefined
}

export function CookIngredients({ ingredients, lang }: CookIngredientsProps) {
  return groupsWithPlaces(ingredients).map(({ group, entries }) => (
    <div key={entries[0]?.place} className="not-first:mt-4">
      {group && (
        <h3 dir="auto" lang={lang} className="mb-1 text-[1.0625rem] text-ink-soft">
          {group}
        </h3>
      )}
      <ul lang={lang}>
        {entries.map(({ place, entry: { amount, joint = ' ', name } }) => (
          <li
            key={place}
            dir="auto"
            className="border-line py-2 leading-[1.45] [overflow-wrap:anywhere] not-first:border-t"
          >
            {amount && <b className="font-[650] tabular-nums">{amount}</b>}
            {amount && joint}
            {name}
          </li>
        ))}
      </ul>
    </div>
  ))
}
