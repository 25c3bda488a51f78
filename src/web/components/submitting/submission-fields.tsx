import { type SubmissionErrors, submitCategories, type TypedSubmission } from '../../../core/recipe/submission-form.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { TrapField } from '../ui/trap-field.tsx'

interface SubmissionFieldsProps {
  /** What the fields start with. */
  initial: TypedSubmission
  errors: SubmissionErrors
}

/** What the dish is: everything above the picture. */
export function SubmissionFields({ initial, errors }: SubmissionFieldsProps) {
  return (
    <>
      <Field label="Recipe title" error={errors.title}>
        <Input name="title" required placeholder="Grandma’s apple pie" defaultValue={initial.title} />
      </Field>
      <Field label="Description" error={errors.description} hint="What it tastes like, and when you make it.">
        <Textarea name="description" required rows={3} defaultValue={initial.description} />
      </Field>
      <div className="grid grid-cols-3 gap-3 sm:gap-4">
        <NumberField name="prepTime" label="Prep time (optional)" hint="minutes" initial={initial} errors={errors} />
        <NumberField name="cookTime" label="Cook time (optional)" hint="minutes" initial={initial} errors={errors} />
        <NumberField
          name="servings"
          label="Servings (optional)"
          hint="people"
          min={1}
          initial={initial}
          errors={errors}
        />
      </div>
      <Field label="Category (optional)" error={errors.category}>
        <NativeSelect name="category" defaultValue={initial.category}>
          <option value="">Choose a category</option>
          {submitCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label="Ingredients"
        error={errors.ingredients}
        hint="One per line. A line that ends with a colon is a heading, such as “For the sauce:”."
      >
        <Textarea
          name="ingredients"
          required
          className="min-h-44"
          placeholder={'200 g flour\n2 tbsp honey\nsalt, to taste'}
          defaultValue={initial.ingredients}
        />
      </Field>
      <Field
        label="Instructions"
        error={errors.instructions}
        hint="An empty line between steps, or simply a step on each line."
      >
        <Textarea name="instructions" required className="min-h-52" defaultValue={initial.instructions} />
      </Field>
    </>
  )
}

interface NumberFieldProps extends SubmissionFieldsProps {
  name: 'prepTime' | 'cookTime' | 'servings'
  label: string
  hint: string
  min?: number
}

function NumberField({ name, label, hint, min = 0, initial, errors }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      <Input name={name} type="number" inputMode="numeric" min={min} step={1} defaultValue={initial[name]} />
    </Field>
  )
}

/** Below the picture: who it is from, and the field for programs. */
export function SenderFields({ initial, errors, mayMail }: SubmissionFieldsProps & { mayMail: boolean }) {
  return (
    <>
      <Field label="Your name (optional)" error={errors.author} hint="It stands below the title of the recipe.">
        <Input name="author" autoComplete="name" defaultValue={initial.author} />
      </Field>
      {mayMail && (
        <Field
          label="Your email (optional)"
          error={errors.email}
          hint="Only to tell you what became of the recipe. It is never shown, and you get no newsletter."
        >
          <Input name="email" type="email" autoComplete="email" defaultValue={initial.email} />
        </Field>
      )}
      <TrapField />
    </>
  )
}
