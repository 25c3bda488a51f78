import { diets } from '../../../core/recipe/diets.ts'
import { difficulties } from '../../../core/recipe/difficulty.ts'
import { type SearchFacets, searchStars, searchTimes } from '../../../core/search/search.ts'
import { FacetGroup } from './facet-group.tsx'
import { starsLabel, timeLabel } from './facet-text.ts'
import { IngredientFilter } from './ingredient-filter.tsx'
import { OneOf } from './one-of.tsx'
import { SeveralOf } from './several-of.tsx'
import type { Search } from './use-search.ts'

export interface FilterFieldsProps {
  search: Search
  facets: SearchFacets
  chefName: string | null
  /** The form they are sent with. They stand on the page twice on phones, and each set needs a form of its own. */
  formId: string
}

const dietNote =
  'Worked out from the lists of ingredients, for guidance only. With an allergy, check every ingredient and label yourself.'

const inWriting = (values: ReadonlyArray<number>) => values.map(String)
const numberOrNull = (value: string | null) => (value === null ? null : Number(value))
const textOrNull = (value: number | null) => (value === null ? null : String(value))

/** Every filter there is. */
export function FilterFields({ search: { query, change }, facets, chefName, formId }: FilterFieldsProps) {
  return (
    <>
      <SeveralOf
        legend="Category"
        name="category"
        formId={formId}
        choices={facets.categories}
        chosen={query.categories}
        onChange={(categories) => change({ categories })}
      />
      <OneOf
        legend="Total time"
        name="time"
        formId={formId}
        anyLabel="Any time"
        order={inWriting(searchTimes)}
        choices={facets.times}
        labelOf={({ value }) => timeLabel(Number(value))}
        chosen={textOrNull(query.maxMinutes)}
        onChange={(time) => change({ maxMinutes: numberOrNull(time) })}
      />
      <FacetGroup legend="Ingredients">
        <IngredientFilter
          label="To have"
          placeholder="leek, cream"
          name="have"
          formId={formId}
          chosen={query.have}
          onChange={(have) => change({ have })}
        />
        <IngredientFilter
          label="To leave out"
          placeholder="coriander"
          name="without"
          formId={formId}
          chosen={query.without}
          onChange={(without) => change({ without })}
        />
      </FacetGroup>
      <SeveralOf
        legend="Diet"
        note={dietNote}
        name="diet"
        formId={formId}
        order={diets}
        choices={facets.diets}
        chosen={query.diets}
        onChange={(chosen) => change({ diets: diets.filter((diet) => chosen.includes(diet)) })}
      />
      <SeveralOf
        legend="Difficulty"
        name="difficulty"
        formId={formId}
        order={difficulties}
        choices={facets.difficulties}
        chosen={query.difficulties}
        onChange={(chosen) =>
          change({ difficulties: difficulties.filter((difficulty) => chosen.includes(difficulty)) })
        }
      />
      <SeveralOf
        legend="Cuisine"
        name="cuisine"
        formId={formId}
        choices={facets.cuisines}
        chosen={query.cuisines}
        onChange={(cuisines) => change({ cuisines })}
      />
      <OneOf
        legend="Rating"
        name="stars"
        formId={formId}
        anyLabel="Any rating"
        order={inWriting(searchStars)}
        choices={facets.stars}
        labelOf={({ value }) => starsLabel(Number(value))}
        chosen={textOrNull(query.minStars)}
        onChange={(stars) => change({ minStars: numberOrNull(stars) })}
      />
      <OneOf
        legend="Chef"
        name="chef"
        formId={formId}
        anyLabel="All chefs"
        choices={facets.chefs}
        labelOf={({ value, label }) => (value === query.chef ? (chefName ?? label) : label)}
        chosen={query.chef}
        onChange={(chef) => change({ chef })}
      />
    </>
  )
}
