import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Engine, engines } from '../../../../core/importing/engines.ts'
import { lastOf } from '../../../../core/settings/site-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioRow } from '../../../ui/radio.tsx'
import { useIsAlive } from '../../../ui/use-is-alive.ts'
import { useCrawlerKey } from './stored-crawler-key.ts'

const labels: Record<Engine, string> = {
  'built-in': 'This site’s own importer',
  crawler: 'Firecrawl, which also opens pages that block us or need scripts',
}

interface EngineChoiceProps {
  engine: Engine
  onEngineChange: (engine: Engine) => void
  onChangeKey: () => void
  isRunning: boolean
  /** Further choices for the engine. */
  children?: ReactNode
}

/** Chooses what opens the page. Closed at first, because few pages need it. Part of the address form. */
export function EngineChoice({ engine, onEngineChange, onChangeKey, isRunning, children }: EngineChoiceProps) {
  const isAlive = useIsAlive()
  const key = useCrawlerKey()
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-small font-semibold text-link">
        More ways to open a site
        <ChevronDown aria-hidden className="transition-transform duration-(--fast) group-open:rotate-180" />
      </summary>
      <fieldset disabled={isRunning} className="mt-1">
        <legend className="text-small text-ink-soft">Open the page with</legend>
        {engines.map((value) => (
          <RadioRow
            key={value}
            name="engine"
            value={value}
            label={labels[value]}
            className="items-start py-2"
            checked={engine === value}
            onChange={() => onEngineChange(value)}
          />
        ))}
        {children}
      </fieldset>
      <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 no-script:hidden">
        <span className="text-small text-ink-soft">
          {key === null
            ? 'Firecrawl needs a key.'
            : key.kind === 'site'
              ? 'Firecrawl uses the default key of this site.'
              : `Firecrawl uses your key that ends in ${lastOf(key.key)}.`}
        </span>
        <Button variant="ghost" disabled={!isAlive} onClick={onChangeKey} className="-ml-3">
          {key === null ? 'Set the key' : 'Change the key'}
        </Button>
      </div>
    </details>
  )
}
