import { Button } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'

/** All that is left of a recipe is its id, which was made from its title. */
const nameOf = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replace(/[-_]+/g, ' ')

export function GoneRecipes({ ids, onRemove }: { ids: ReadonlyArray<string>; onRemove: () => void }) {
  return (
    <Panel variant="sunk" aria-labelledby="gone-title" className="mt-8">
      <h2 id="gone-title" className="text-h3 font-[560]">
        No longer on the site
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        {ids.length === 1 ? 'This recipe was' : 'These recipes were'} taken down by the cook or by the kitchen.
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
