import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { entryText, type ShownEntry } from '../../../core/shopping/show-list.ts'
import { CheckboxRow } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RecipeLink } from './recipe-link.tsx'
import { act, type ListStore } from './list-store.ts'
import { openPart } from '../../ui/open-part.ts'

const loadEditor = () => import('./entry-editor.tsx')
const EntryEditor = lazy(async () => ({ default: (await loadEditor()).EntryEditor }))

interface EntryRowProps {
  store: ListStore
  entry: ShownEntry
  namesRecipes: boolean
}

/** One thing to buy: a large checkbox, the recipes it is for, and a button for everything else. */
export function EntryRow({ store, entry, namesRecipes }: EntryRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { amount, joint = ' ', name, isTicked, lines, recipes } = entry
  const text = entryText(entry)
  return (
    // Of a list of 2,000, the browser draws only what is in sight.
    <li
      className={cn(
        'border-line [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] not-last:border-b print:break-inside-avoid print:[content-visibility:visible]',
        isTicked && 'print:hidden',
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 py-1.5 print:py-0.5">
          <CheckboxRow
            checked={isTicked}
            onChange={() => act(store, { kind: 'tick', lines: lines.map((line) => line.id), isTicked: !isTicked })}
            label={
              <span className={cn('[overflow-wrap:anywhere]', isTicked && 'text-ink-soft line-through')}>
                {amount && <b className="font-[650]">{amount}</b>}
                {amount && joint}
                {name}
              </span>
            }
            className="leading-[1.35] print:min-h-0 [&>span]:min-w-0"
          />
          {namesRecipes && recipes.length > 0 && (
            <p className="-mt-1 mb-1 pl-9.5 text-small text-ink-soft print:mt-0 print:text-[8pt]">
              {'for '}
              {recipes.map((recipe, index) => (
                <span key={recipe.id}>
                  {index > 0 && ', '}
                  <RecipeLink recipe={recipe} />
                </span>
              ))}
            </p>
          )}
        </div>
        <IconButton
          label={`Change ${text}`}
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? setIsOpen(false) : openPart(loadEditor, () => setIsOpen(true)))}
          className="mt-1.5 text-ink-soft hover:bg-sunk print:hidden"
        >
          <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="px-1 pb-3 sm:pl-9.5 print:hidden">
          <Suspense>
            <EntryEditor store={store} entry={entry} onClose={() => setIsOpen(false)} />
          </Suspense>
        </div>
      )}
    </li>
  )
}
