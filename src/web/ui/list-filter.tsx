import { Form } from 'react-router'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Field } from './field.tsx'
import { NativeSelect } from './native-select.tsx'
import { SearchField } from './search-field.tsx'

interface ListFilterProps {
  words: string
  /** The query parameter of the search words. */
  wordsName?: string
  /** The label of the search field. */
  label: string
  placeholder?: string
  /** The query parameter of the choice. */
  name: string
  chosen: string | null
  choices: ReadonlyArray<readonly [value: string, label: string]>
  /** The accessible label of the choice. */
  about?: string
  /** The label for "no choice". */
  all?: string
  className?: string
}

/** A form that filters a list by words and a status. The address contains the chosen values. */
export function ListFilter(props: ListFilterProps) {
  const {
    words,
    wordsName = 'q',
    label,
    placeholder = label,
    name,
    chosen,
    choices,
    about = 'Status',
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
