import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { type PictureState, previewOf, storedPreview } from './picture-state.ts'

const frame = 'aspect-4/3 w-full max-w-78 rounded-sm'

/** Browsers cannot draw some file types. The preview then waits for the stored picture. */
export function PicturePreview({ state, onMissing }: { state: PictureState; onMissing: () => void }) {
  const [isBroken, setBroken] = useState(false)
  const own = previewOf(state)
  const stored = state.kind === 'ready' ? storedPreview(state.id) : ''
  const address = isBroken ? stored : own
  if (!address) {
    return (
      <span className={cn(frame, 'grid place-items-center bg-sunk text-ink-soft max-sm:hidden dark:bg-surface')}>
        <ImagePlus aria-hidden className="size-10" strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      src={address}
      alt="As chosen"
      className={cn(frame, 'food object-cover')}
      onError={() => (address === stored ? onMissing() : setBroken(true))}
    />
  )
}
