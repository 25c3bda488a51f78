import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { GuideSection } from './guide-section.tsx'

const cuisines = ['French', 'Greek', 'Indian', 'Italian', 'Japanese', 'Mexican', 'Thai'].map((name) => ({
  value: name.toLowerCase(),
  label: name,
}))
const categories = [
  'Asian',
  'Breakfast',
  'Dessert',
  'Dinner',
  'Italian',
  'Lunch',
  'Pasta',
  'Quick meals',
  'Salad',
  'Soup',
  'Vegan',
  'Vegetarian',
].map((name) => ({ value: name.toLowerCase(), label: name }))

export function FieldGuide() {
  const [email, setEmail] = useState('amara.example')
  const [cuisine, setCuisine] = useState('italian')
  const [chosen, setChosen] = useState(['dinner', 'pasta', 'italian', 'vegetarian', 'quick meals'])
  const [diets, setDiets] = useState<Array<string>>([])
  return (
    <GuideSection
      id="fields"
      title="Fields"
      note="Label above, hint below, and an error that is an edge, a sign and a sentence."
    >
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <Field label="Recipe Website URL" hint="The address of the page.">
          <Input type="url" placeholder="https://" />
        </Field>
        <Field label="Email" error={email.includes('@') ? undefined : 'Please enter a valid email address'}>
          <Input type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
        </Field>
        <Field label="Title" hint="Disabled while it is being saved.">
          <Input disabled defaultValue="Thai Coconut Curry Soup" />
        </Field>
        <SearchField label="Search ingredients" placeholder="Search ingredients" className="lg:mt-7.5" />
        <Field label="Difficulty" hint="The browser's own list.">
          <NativeSelect defaultValue="medium">
            <option>easy</option>
            <option>medium</option>
            <option>hard</option>
          </NativeSelect>
        </Field>
        <Field label="Cuisine" hint="A styled list.">
          <Select options={cuisines} value={cuisine} onValueChange={setCuisine} />
        </Field>
        <Field label="Categories" hint="Shows three, then how many more.">
          <MultiSelect noun="categories" options={categories} value={chosen} onValueChange={setChosen} />
        </Field>
        <Field label="Diets" error={diets.length > 0 ? undefined : 'Please choose at least one'}>
          <MultiSelect noun="diets" options={categories} value={diets} onValueChange={setDiets} />
        </Field>
        <Field label="Ingredients" hint="One per line." className="lg:col-span-2">
          <Textarea defaultValue={'400 g bucatini\n2 tbsp olive oil\n6 garlic cloves, thinly sliced'} />
        </Field>
      </div>
    </GuideSection>
  )
}
