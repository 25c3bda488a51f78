import { diets } from '../../../core/recipes/diets.ts'
import { difficulties } from '../../../core/recipes/difficulty.ts'
import { type SearchFacets, searchStars, searchTimes } from '../../../core/search/search.ts'
import { useHasPart } from '../../ui/use-has-part.ts'
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
  /** The id of the form. On phones the fields appear twice on the page, and each set needs its own form. */
  formId: string
}

const dietNote =
  'Based on the ingredient lists, for guidance only. If you have an allergy, check every ingredient and label yourself.'

const inWriting = (values: ReadonlyArray<number>) => values.map(String)
const numberOrNull = (value: string | null) => (value === null ? null : Number(value))
const textOrNull = (value: number | null) => (value === null ? null : String(value))

/** All filters. Foods come first, because people start with what they have or must leave out. */
export function FilterFields({ search: { query, change }, facets, chefName, formId }: FilterFieldsProps) {
  const hasChefs = useHasPart('community')
  return (
    <>
      <FacetGroup legend="Ingredients">
        <IngredientFilter
          label="Include"
          placeholder="leek, cream"
          name="have"
          formId={formId}
          chosen={query.have}
          onChange={(have) => change({ have })}
        />
        <IngredientFilter
          label="Exclude"
          placeholder="cilantro"
          name="without"
          formId={formId}
          chosen={query.without}
          onChange={(without) => change({ without })}
        />
      </FacetGroup>
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
      {hasChefs && (
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
      )}
    </>
  )
}
