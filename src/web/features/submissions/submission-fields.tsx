import type { TypedSubmission } from '../../../core/recipes/forms/submission-form.ts'
import { type FormFieldData, SelectField, TextareaField, TextField } from '../../forms/form-field.tsx'
import { useCategoryChoices } from '../../shell/use-category-choices.ts'
import { oneCategory } from '../suggestions/category-control.ts'
import { SuggestDetails } from '../suggestions/suggest-details.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'

interface SubmissionFieldsProps {
  fields: Record<keyof TypedSubmission, FormFieldData>
}

/** The fields above the picture, which describe the dish. */
export function SubmissionFields({ fields }: SubmissionFieldsProps) {
  const choices = useCategoryChoices()
  return (
    <>
      <TextField field={fields.title} label="Recipe title" placeholder="Grandma’s apple pie" />
      <TextareaField
        field={fields.description}
        label="Description"
        hint="What it tastes like, and when you make it."
        rows={3}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.5rem),1fr))] gap-3 sm:gap-4">
        <NumberField field={fields.prepTime} label="Prep time (optional)" hint="minutes" />
        <NumberField field={fields.cookTime} label="Cook time (optional)" hint="minutes" />
        <NumberField field={fields.servings} label="Servings (optional)" hint="people" />
      </div>
      <SelectField field={fields.category} label="Category (optional)">
        <option value="">Choose a category</option>
        {choices.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextareaField
        field={fields.ingredients}
        label="Ingredients"
        hint="One per line. A line that ends with a colon becomes a heading, such as “For the sauce:”."
        className="min-h-44"
        placeholder={'200 g flour\n2 tbsp honey\nsalt, to taste'}
      />
      <TextareaField
        field={fields.instructions}
        label="Instructions"
        hint="Leave an empty line between steps, or write one step per line."
        className="min-h-52"
      />
      <SuggestDetails categories={oneCategory} />
    </>
  )
}

function NumberField(props: { field: FormFieldData; label: string; hint: string }) {
  return <TextField {...props} type="number" inputMode="numeric" step={1} />
}

/** The fields below the picture: the sender and the honeypot. */
export function SenderFields({ fields, mayMail }: SubmissionFieldsProps & { mayMail: boolean }) {
  return (
    <>
      <TextField
        field={fields.author}
        label="Your name (optional)"
        hint="Shown below the recipe title."
        autoComplete="name"
      />
      {mayMail && (
        <TextField
          field={fields.email}
          label="Your email (optional)"
          hint="Only to tell you our decision. We never show it or send you newsletters."
          type="email"
          autoComplete="email"
        />
      )}
      <HoneypotField />
    </>
  )
}
