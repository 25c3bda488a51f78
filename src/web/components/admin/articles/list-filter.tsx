import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SearchField } from '../../ui/search-field.tsx'

interface ListFilterProps {
  words: string
  /** The name the words have in the address. */
  wordsName?: string
  /** What the search field is called. */
  label: string
  placeholder?: string
  /** The name the choice has in the address. */
  name: string
  chosen: string | null
  choices: ReadonlyArray<readonly [value: string, label: string]>
  /** What the choice is about, spoken only. */
  about?: string
  /** What no choice shows. */
  all?: string
  className?: string
}

/** Words and a state: a form that asks for the page again, its answers in the address. */
export function ListFilter(props: ListFilterProps) {
  const {
    words,
    wordsName = 'q',
    label,
    placeholder = label,
    name,
    chosen,
    choices,
    about = 'State',
    all = 'All',
  } = props
  return (
    <search>
      <Form className={cn('mb-5 flex flex-wrap items-center gap-3', props.className)}>
        <div className="min-w-52 flex-1">
          <SearchField key={words} name={wordsName} label={label} placeholder={placeholder} defaultValue={words} />
        </div>
        <Field label={about} hideLabel className="min-w-40 max-sm:flex-1">
          <NativeSelect
            key={chosen}
            name={name}
            defaultValue={chosen ?? ''}
            className="rounded-pill"
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{all}</option>
            {choices.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">Search</Button>
      </Form>
    </search>
  )
}
