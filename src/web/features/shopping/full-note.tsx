import { numberText } from '../../../core/text/number-text.ts'
import { mostLines, type NewLine } from '../../../core/shopping/shopping-list.ts'
import { Button } from '../../ui/button.tsx'
import { act, type ListStore } from './list-store.ts'

interface FullNoteProps {
  store: ListStore
  refused: ReadonlyArray<NewLine>
}

const mostNamed = 20

/** Lists the lines that the site did not take, and offers to try again. */
export function FullNote({ store, refused }: FullNoteProps) {
  const clear = () => store.write({ ...store.read(), refused: [] })

  function addAgain() {
    clear()
    act(store, { kind: 'add', lines: refused })
  }

  return (
    <section aria-label="Items that did not fit" className="mb-5 rounded-lg bg-berry p-5 text-berry-ink print:hidden">
      <div role="alert">
        <p className="font-semibold">The list is full.</p>
        <p className="mt-1">
          It holds {numberText(mostLines)} lines, so these are not on it. Remove some items, then add them again.
        </p>
      </div>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {refused.slice(0, mostNamed).map(({ id, line }) => (
          <li key={id}>{line}</li>
        ))}
        {refused.length > mostNamed && <li>{numberText(refused.length - mostNamed)} more</li>}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button onClick={addAgain}>Add them again</Button>
        <Button variant="ghost" onClick={clear}>
          Discard them
        </Button>
      </div>
    </section>
  )
}
