import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Makes a name from the id of a missing recipe. Nothing else is known, and the id was made from the title. */
const nameOf = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replace(/[-_]+/g, ' ')

export function GoneRecipes({ ids, onRemove }: { ids: ReadonlyArray<string>; onRemove: () => void }) {
  return (
    <Panel variant="sunk" aria-labelledby="gone-title" className="mt-8">
      <h2 id="gone-title" className="text-h3 font-[560]">
        No longer on the site
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        {ids.length === 1 ? 'This recipe was' : 'These recipes were'} taken down by its author or an editor.
      </p>
      <ul className="mt-3 list-disc pl-5 [overflow-wrap:anywhere]">
        {ids.map((id) => (
          <li key={id}>{nameOf(id)}</li>
        ))}
      </ul>
      <Button onClick={onRemove} className="mt-4">
        {ids.length === 1 ? 'Remove it from the list' : 'Remove them from the list'}
      </Button>
    </Panel>
  )
}
