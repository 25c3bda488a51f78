import { type ReactNode, useState } from 'react'
import type { RecipeForm } from '../../../core/recipe/recipe-form.ts'
import { difficulties } from '../../../core/recipe/difficulty.ts'
import { recipeLimits } from '../../../core/recipe/recipe-limits.ts'
import { cuisines, editCategories } from '../../../core/recipe/vocabulary.ts'
import { AccordionItem } from '../ui/accordion.tsx'
import { CheckboxRow } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { MultiSelect } from '../ui/multi-select.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Textarea } from '../ui/textarea.tsx'

export type FieldErrors = Partial<Record<keyof RecipeForm, string>>

interface RecipeFieldsProps {
  /** What the fields start with. */
  initial: RecipeForm
  errors: FieldErrors
  /** Featuring is for whoever runs the site. */
  canFeature: boolean
  /** Nobody rates what is their own; what was rated already stays. */
  canRate?: boolean
  /** Another way to choose categories, for pages that work without script. */
  categories?: ReactNode
}

/** Every field of a recipe. Lists are typed as text: one ingredient a line, an empty line between steps. */
export function RecipeFields({ initial, errors, canFeature, canRate = true, categories }: RecipeFieldsProps) {
  return (
    <div className="grid gap-5">
      <Field label="Title" error={errors.title}>
        <Input name="title" data-autofocus required defaultValue={initial.title} />
      </Field>
      <Field label="Description" error={errors.description}>
        <Textarea name="description" rows={3} defaultValue={initial.description} />
      </Field>
      <Field
        label="Ingredients"
        error={errors.ingredients}
        hint="One per line. A line that ends with a colon is a heading, such as “For the sauce:”."
      >
        <Textarea name="ingredients" required rows={8} defaultValue={initial.ingredients} />
      </Field>
      <Field
        label="Instructions"
        error={errors.instructions}
        hint="An empty line between steps. A step of one line that ends with a colon is a heading."
      >
        <Textarea name="instructions" required rows={10} defaultValue={initial.instructions} />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <NumberField name="prepTime" label="Prep time" hint="minutes" initial={initial} errors={errors} />
        <NumberField name="cookTime" label="Cook time" hint="minutes" initial={initial} errors={errors} />
        <NumberField name="totalTime" label="Total time" hint="minutes" initial={initial} errors={errors} />
        <NumberField name="servings" label="Servings" min={1} initial={initial} errors={errors} />
      </div>
      {categories ?? <CategoryField initial={initial} error={errors.categories} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Cuisine type" error={errors.cuisine}>
          <NativeSelect name="cuisine" defaultValue={initial.cuisine ?? ''}>
            <option value="">Not said</option>
            {withOwn(cuisines, initial.cuisine).map((cuisine) => (
              <option key={cuisine}>{cuisine}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Difficulty" error={errors.difficulty}>
          <NativeSelect name="difficulty" defaultValue={initial.difficulty}>
            {difficulties.map((difficulty) => (
              <option key={difficulty}>{difficulty}</option>
            ))}
          </NativeSelect>
        </Field>
        {canRate && (
          <Field label="Rating" error={errors.rating}>
            <NativeSelect name="rating" defaultValue={initial.rating ?? ''}>
              <option value="">Not rated</option>
              {[5, 4, 3, 2, 1].map((stars) => (
                <option key={stars} value={stars}>
                  {stars} {stars === 1 ? 'star' : 'stars'}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Author" error={errors.author}>
          <Input name="author" defaultValue={initial.author ?? ''} />
        </Field>
        <Field label="Source address" error={errors.sourceUrl}>
          <Input name="sourceUrl" type="url" defaultValue={initial.sourceUrl ?? ''} />
        </Field>
      </div>
      <Field
        label="Picture address"
        error={errors.imageUrl}
        hint="Saved with the recipe; the picture is copied into the house."
      >
        <Input name="imageUrl" type="url" defaultValue={initial.imageUrl ?? ''} />
      </Field>
      <AccordionItem variant="sunk" title="Tips and nutrition">
        <div className="grid gap-4 text-ink">
          <Field label="Tips" error={errors.tips} hint="One per line.">
            <Textarea name="tips" rows={3} defaultValue={initial.tips} />
          </Field>
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <NumberField name="calories" label="Calories" hint="kcal" step="any" initial={initial} errors={errors} />
            <NumberField name="protein" label="Protein" hint="grams" step="any" initial={initial} errors={errors} />
            <NumberField name="carbs" label="Carbs" hint="grams" step="any" initial={initial} errors={errors} />
            <NumberField name="fat" label="Fat" hint="grams" step="any" initial={initial} errors={errors} />
          </div>
        </div>
      </AccordionItem>
      {canFeature && (
        <CheckboxRow name="featured" label="Show it among the featured recipes" defaultChecked={initial.featured} />
      )}
      {!canRate && <input type="hidden" name="rating" value={initial.rating ?? ''} />}
      <input type="hidden" name="yield" value={initial.yield ?? ''} />
      <input type="hidden" name="language" value={initial.language ?? ''} />
      <input type="hidden" name="imageId" value={initial.imageId ?? ''} />
    </div>
  )
}

type NumberName = 'prepTime' | 'cookTime' | 'totalTime' | 'servings' | 'calories' | 'protein' | 'carbs' | 'fat'

interface NumberFieldProps {
  name: NumberName
  label: string
  hint?: string
  min?: number
  step?: number | 'any'
  initial: RecipeForm
  errors: FieldErrors
}

function NumberField({ name, label, hint, min = 0, step = 1, initial, errors }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      <Input name={name} type="number" inputMode="decimal" min={min} step={step} defaultValue={initial[name] ?? ''} />
    </Field>
  )
}

function CategoryField({ initial, error }: { initial: RecipeForm; error?: string | undefined }) {
  const [chosen, setChosen] = useState(initial.categories)
  const options = withOwn(editCategories, ...initial.categories, ...chosen).map((category) => ({
    value: category,
    label: category,
  }))
  return (
    <Field label="Categories" error={error}>
      <MultiSelect
        noun="categories"
        name="categories"
        options={options}
        value={chosen}
        onValueChange={setChosen}
        onCreate={(name) => setChosen([...chosen, name.toLowerCase().slice(0, recipeLimits.category)])}
      />
    </Field>
  )
}

/** The offered values, and those the source brought along. */
function withOwn(offered: ReadonlyArray<string>, ...own: Array<string | null>) {
  return [...new Set([...own.filter((value) => value !== null), ...offered])]
}
