import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '../../../core/text/counted.ts'
import type { RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'
import { difficulties } from '../../../core/recipes/difficulty.ts'
import { recipeLimits } from '../../../core/recipes/recipe-limits.ts'
import { withCategories } from '../../../core/recipes/categories/category-choices.ts'
import { cuisines } from '../../../core/recipes/categories/vocabulary.ts'
import { type FormFieldData, SelectField, TextareaField, TextField } from '../../forms/form-field.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { useCategoryChoices } from '../../shell/use-category-choices.ts'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { categoryBoxes, heldCategories } from '../suggestions/category-control.ts'
import { SuggestDetails } from '../suggestions/suggest-details.tsx'
import { chosenCategories } from './chosen-categories.ts'

interface RecipeFieldsProps {
  fields: Record<keyof RecipeForm, FormFieldData>
  /** The id of the recipe's stored picture. */
  imageId: string
  /** True if the cook may feature recipes. */
  canFeature: boolean
  /** False for a cook's own recipe, which the cook cannot rate. An existing rating stays. */
  canRate?: boolean
  /** Checkboxes for the categories, for pages that work without script. */
  categories?: ReactNode
}

/** Every field of a recipe. Lists are typed as text, with one ingredient per line and an empty line between steps. */
export function RecipeFields({ fields, imageId, canFeature, canRate = true, categories }: RecipeFieldsProps) {
  const [chosen, setChosen] = useState(() => chosenCategories(fields.categories))
  return (
    <div className="grid gap-5">
      <TextField field={fields.title} label="Title" data-autofocus />
      <TextareaField field={fields.description} label="Description" rows={3} />
      <TextareaField
        field={fields.ingredients}
        label="Ingredients"
        hint="One per line. A line that ends with a colon becomes a heading, such as “For the sauce:”."
        rows={8}
      />
      <TextareaField
        field={fields.instructions}
        label="Instructions"
        hint="Leave an empty line between steps. A single line that ends with a colon becomes a heading."
        rows={10}
      />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField field={fields.prepTime} label="Prep time" hint="minutes" />
        <NumberField field={fields.cookTime} label="Cook time" hint="minutes" />
        <NumberField field={fields.totalTime} label="Total time" hint="minutes" />
        <NumberField field={fields.servings} label="Servings" />
      </div>
      {categories ?? <CategoryField field={fields.categories} chosen={chosen} onChange={setChosen} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField field={fields.cuisine} label="Cuisine type">
          <option value="">Not stated</option>
          {withOwn(cuisines, textIn(fields.cuisine)).map((cuisine) => (
            <option key={cuisine}>{cuisine}</option>
          ))}
        </SelectField>
        <SelectField field={fields.difficulty} label="Difficulty">
          <option value="">Not stated</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty}>{difficulty}</option>
          ))}
        </SelectField>
        {canRate && (
          <SelectField field={fields.rating} label="Rating">
            <option value="">Not rated</option>
            {[5, 4, 3, 2, 1].map((stars) => (
              <option key={stars} value={stars}>
                {counted(stars, 'star')}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <SuggestDetails
        categories={categories ? categoryBoxes : heldCategories((name) => setChosen((before) => [...before, name]))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.author} label="Author" />
        <TextField field={fields.sourceUrl} label="Source address" type="url" />
      </div>
      <TextField
        field={fields.imageUrl}
        label="Picture address"
        hint="The site stores its own copy of the picture."
        type="url"
      />
      <TipsAndNutrition fields={fields} />
      {canFeature && (
        <CheckboxRow name="featured" label="Feature this recipe" defaultChecked={textIn(fields.featured) !== ''} />
      )}
      {!canRate && <HiddenField field={fields.rating} />}
      <HiddenField field={fields.yield} />
      <HiddenField field={fields.language} />
      <input type="hidden" name="imageId" value={imageId} />
    </div>
  )
}

const foldedFields = ['tips', 'calories', 'protein', 'carbs', 'fat'] as const

/** A disclosure that opens if one of its fields has an error. */
function TipsAndNutrition({ fields }: Pick<RecipeFieldsProps, 'fields'>) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isWrong = foldedFields.some((name) => fields[name].errors)
  const [isOpenAtFirst] = useState(isWrong)
  const wasWrong = useRef(isWrong)
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (isWrong === wasWrong.current) return
    wasWrong.current = isWrong
    if (!isWrong || !fold.current || fold.current.open) return
    fold.current.open = true
    // A field in a closed disclosure cannot take the focus, so it gets the focus now.
    const first = fold.current.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')
    if (fold.current.contains(first ?? null)) focusInSight(first)
  })
  return (
    <AccordionItem
      ref={fold}
      variant="sunk"
      title="Tips and nutrition"
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true
      }}
    >
      <div className="grid gap-4 text-ink">
        <TextareaField field={fields.tips} label="Tips" hint="One per line." rows={3} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <NumberField field={fields.calories} label="Calories" hint="kcal" step="any" />
          <NumberField field={fields.protein} label="Protein" hint="grams" step="any" />
          <NumberField field={fields.carbs} label="Carbs" hint="grams" step="any" />
          <NumberField field={fields.fat} label="Fat" hint="grams" step="any" />
        </div>
      </div>
    </AccordionItem>
  )
}

interface NumberFieldProps {
  field: FormFieldData
  label: string
  hint?: string
  step?: number | 'any'
}

function NumberField({ step = 1, ...props }: NumberFieldProps) {
  return <TextField {...props} type="number" inputMode="decimal" step={step} />
}

function HiddenField({ field }: { field: FormFieldData }) {
  return <input type="hidden" name={field.name} value={textIn(field)} />
}

const textIn = ({ initialValue }: FormFieldData) => (typeof initialValue === 'string' ? initialValue : '')

interface CategoryFieldProps {
  field: FormFieldData
  chosen: Array<string>
  onChange: (chosen: Array<string>) => void
}

function CategoryField({ field, chosen, onChange }: CategoryFieldProps) {
  const options = withCategories(useCategoryChoices(), [...chosenCategories(field), ...chosen]).map(
    ({ name, label }) => ({ value: name, label }),
  )
  return (
    <Field label="Categories" error={field.errors?.[0]}>
      <MultiSelect
        noun="categories"
        name="categories"
        options={options}
        value={chosen}
        onValueChange={onChange}
        onCreate={(name) => onChange([...chosen, name.toLowerCase().slice(0, recipeLimits.category)])}
      />
    </Field>
  )
}

/** Returns the offered values, after any values from the source. */
function withOwn(offered: ReadonlyArray<string>, ...own: Array<string>) {
  return [...new Set([...own.filter(Boolean), ...offered])]
}
