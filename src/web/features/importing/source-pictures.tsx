import { useState } from 'react'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'

interface SourcePicturesProps {
  /** Addresses of the pictures on the page. */
  pictures: ReadonlyArray<string>
  /** The address that is in the form. */
  chosen: string
  onChoose: (address: string, preview: string) => void
}

interface Shown {
  address: string
  preview: string
}

const atOnce = 3

/** Lets the cook choose another picture of the page. The site loads them, so the page's site learns nothing of the cook. */
export function SourcePictures({ pictures, chosen, onChoose }: SourcePicturesProps) {
  const [shown, setShown] = useState<ReadonlyArray<Shown>>([])
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')

  async function load() {
    setState('loading')
    for (let next = 0; next < pictures.length; next += atOnce) {
      const loaded = await Promise.all(pictures.slice(next, next + atOnce).map(previewOf))
      setShown((before) => [...before, ...loaded.flatMap((picture) => picture ?? [])])
    }
    setState('open')
  }

  if (pictures.length === 0) return null
  return (
    <div className="mb-5 grid gap-3">
      {state !== 'open' && (
        <Button pending={state === 'loading'} pendingLabel="Loading pictures..." onClick={() => void load()}>
          Choose another picture of the page
        </Button>
      )}
      {shown.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-small font-semibold">Pictures of the page</legend>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {shown.map(({ address, preview }, index) => (
              <li key={address}>
                <button
                  type="button"
                  aria-pressed={address === chosen}
                  onClick={() => onChoose(address, preview)}
                  className={cn(
                    'block w-full overflow-hidden rounded-md outline-offset-2',
                    address === chosen && 'ring-3 ring-primary',
                  )}
                >
                  <img src={preview} alt={`Number ${index + 1}`} className="aspect-4/3 w-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {state === 'open' && shown.length === 0 && (
        <output className="text-small text-ink-soft">The pictures of the page could not be loaded.</output>
      )}
    </div>
  )
}

async function previewOf(address: string): Promise<Shown | undefined> {
  const loaded = await post('/api/import/picture', { url: address }, (value) => {
    const { preview } = fieldsOf(value)
    return isText(preview) ? { preview } : undefined
  })
  return loaded.ok ? { address, preview: loaded.answer.preview } : undefined
}
