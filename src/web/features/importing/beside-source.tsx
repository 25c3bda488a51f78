import { type ReactNode, useState } from 'react'
import type { SourceText } from '../../../core/importing/source-text.ts'
import { cn } from '../../ui/cn.ts'
import { ToggleTray } from '../../ui/toggle-tray.tsx'
import { lineEvents, SourcePane, useMoves } from './source-pane.tsx'

interface BesideSourceProps {
  source: SourceText | null
  formId: string
  /** The height of the source on wide screens, where it stays in view. */
  className: string
  /** Renders the form of the recipe with these properties. */
  children: (form: Partial<ReturnType<typeof lineEvents>> & { className?: string }) => ReactNode
}

/** Shows the form of a recipe beside its source. Narrow screens show one of them. Without script, the source is folded. */
export function BesideSource({ source, formId, className, children }: BesideSourceProps) {
  const [view, setView] = useState<'recipe' | 'source'>('recipe')
  const [active, setActive] = useState<string | null>(null)
  const moves = useMoves(source, formId)
  if (source === null) return children({})
  return (
    <>
      <ToggleTray
        label="Show"
        value={view}
        options={[
          { value: 'recipe', label: 'Recipe' },
          { value: 'source', label: 'Source' },
        ]}
        onValueChange={setView}
        className="mb-4 lg:hidden no-script:hidden"
      />
      <PlainSource source={source} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        {children({ ...lineEvents(moves, setActive), className: cn(view === 'source' && 'max-lg:hidden') })}
        <SourcePane
          source={source}
          formId={formId}
          moves={moves}
          active={active}
          onShow={() => setView('recipe')}
          className={cn(
            'lg:sticky lg:overflow-y-auto no-script:hidden',
            className,
            view === 'recipe' && 'max-lg:hidden',
          )}
        />
      </div>
    </>
  )
}

/** The lines of a source, for browsers without script. */
export function PlainSource({ source }: { source: SourceText }) {
  return (
    <details className="mb-5 hidden rounded-inner bg-sunk p-4 no-script:block">
      <summary className="cursor-pointer font-semibold">Source</summary>
      <ol className="mt-3 grid gap-1 text-small [overflow-wrap:anywhere]">
        {source.lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- A line may occur twice, and lines never move.
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  )
}
