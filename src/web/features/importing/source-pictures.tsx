import { useRef, useState } from 'react'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FieldError } from '../../ui/field-error.tsx'

interface SourcePicturesProps {
  /** Addresses of the pictures on the page. */
  pictures: ReadonlyArray<string>
  /** The picture that the recipe came with. */
  first: Shown | null
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
export function SourcePictures({ pictures, first, chosen, onChoose }: SourcePicturesProps) {
  const [shown, setShown] = useState<ReadonlyArray<Shown>>([])
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const [problem, setProblem] = useState<string | null>(null)
  const legend = useRef<HTMLLegendElement>(null)

  async function load() {
    setState('loading')
    setProblem(null)
    const loaded = new Set(shown.map(({ address }) => address))
    const missing = pictures.filter((address) => !loaded.has(address))
    let failed: string | null = null
    for (let next = 0; next < missing.length; next += atOnce) {
      const answers = await Promise.all(missing.slice(next, next + atOnce).map(previewOf))
      setShown((before) => [...before, ...answers.flatMap((answer) => (typeof answer === 'object' ? answer : []))])
      failed ??= answers.find((answer) => typeof answer === 'string') ?? null
    }
    setProblem(failed)
    setState(failed ? 'closed' : 'open')
    // The button that had the focus is gone.
    if (!failed) legend.current?.focus()
  }

  if (pictures.length === 0) return null
  const offered = first && shown.length > 0 ? [first, ...shown] : shown
  return (
    <div className="mb-5 grid gap-3">
      {offered.length > 0 && (
        <fieldset>
          <legend ref={legend} tabIndex={-1} className="mb-2 text-small font-semibold">
            Pictures of the page
          </legend>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {offered.map(({ address, preview }, index) => (
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
                  <img
                    src={preview}
                    alt={`Number ${index + 1} of ${offered.length}`}
                    className="aspect-4/3 w-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <FieldError role="alert" className="mt-0">
        {problem}
      </FieldError>
      {state !== 'open' && (
        <Button pending={state === 'loading'} pendingLabel="Loading pictures..." onClick={() => void load()}>
          {problem === null ? 'Choose another picture of the page' : 'Try again'}
        </Button>
      )}
      {state === 'open' && shown.length === 0 && (
        <output className="text-small text-ink-soft">The pictures of the page could not be loaded.</output>
      )}
    </div>
  )
}

/** Returns undefined for a picture that is gone or damaged, and a message if loading it again may help. */
async function previewOf(address: string): Promise<Shown | string | undefined> {
  const loaded = await post('/api/import/picture', { url: address }, (value) => {
    const { preview } = fieldsOf(value)
    return preview === null || isText(preview) ? { preview } : undefined
  })
  if (loaded.ok) return loaded.answer.preview === null ? undefined : { address, preview: loaded.answer.preview }
  const problem = loaded.reason === 'refused' ? fieldsOf(loaded.body)['error'] : undefined
  return isText(problem) ? problem : 'Some pictures did not load. Check your connection.'
}
