import { LayoutGrid, List } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { trayItemLook, trayLook } from '../../ui/tray-look.ts'

export type RecipeView = 'grid' | 'list'

const views = [
  { value: 'grid', label: 'Grid', Icon: LayoutGrid },
  { value: 'list', label: 'List', Icon: List },
] as const

/** A form, so that it works without script. The choice goes into the address, beside the other choices. */
export function ViewToggle({ view }: { view: RecipeView }) {
  const [query] = useSearchParams()
  const others = [...query].filter(([name]) => name !== 'view')
  return (
    <Form preventScrollReset>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset aria-label="View" className={cn(trayLook, 'w-fit')}>
        {views.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="submit"
            name="view"
            value={value}
            aria-pressed={value === view}
            className={cn(trayItemLook(), 'w-11.5 px-0 sm:px-0')}
          >
            <Icon aria-hidden />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
