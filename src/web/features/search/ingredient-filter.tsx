import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { ingredientsIn } from '../../../core/search/search-address.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'

interface IngredientFilterProps {
  label: string
  placeholder: string
  /** The query parameter. */
  name: string
  formId: string
  chosen: ReadonlyArray<string>
  onChange: (chosen: Array<string>) => void
}

/** Foods typed one by one or with commas. Each becomes a chip with a checkbox. A press on the chip removes it. */
export function IngredientFilter({ label, placeholder, name, formId, chosen, onChange }: IngredientFilterProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  function add() {
    if (!input.current) return
    const names = ingredientsIn([...chosen, input.current.value])
    input.current.value = ''
    if (names.length > chosen.length) onChange(names)
  }

  function remove(gone: string) {
    onChange(chosen.filter((ingredient) => ingredient !== gone))
    input.current?.focus({ preventScroll: true })
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div className="mt-2 first:mt-1">
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <Input
          ref={input}
          id={id}
          name={name}
          form={formId}
          maxLength={80}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onKeyDown={addOnEnter}
          className="min-h-12 pr-12"
        />
        <IconButton
          type="submit"
          form={formId}
          label={`${label} this ingredient`}
          variant="quiet"
          onClick={(event) => {
            event.preventDefault()
            add()
            input.current?.focus()
          }}
          className="absolute top-0.5 right-0.5 text-link hover:bg-blush"
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
      {chosen.length > 0 && (
        <ul aria-labelledby={`${id}-label`} className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((ingredient) => (
            <li key={ingredient} className="max-w-full">
              <label className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-pill bg-blush py-1 pr-2.5 pl-3.5 text-small leading-[1.3] font-semibold hover:shadow-edge has-[input:not(:checked)]:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
                <input
                  type="checkbox"
                  name={name}
                  form={formId}
                  value={ingredient}
                  checked
                  onChange={() => remove(ingredient)}
                  className="sr-only"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">{ingredient}</span>
                <X aria-hidden className="size-[1em]" />
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
