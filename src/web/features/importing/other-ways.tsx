import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'

interface OtherWaysProps {
  onFile: () => void
  onWriteByHand: () => void
  /** True if a problem above already offers to write by hand. Without script, it does not. */
  isOfferedAbove: boolean
}

/** Links to ways that need no address. They also work without script. */
export function OtherWays({ onFile, onWriteByHand, isOfferedAbove }: OtherWaysProps) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
      <span className="sm:basis-full">Other ways:</span>
      <Link
        to="/import?from=file"
        onClick={(event) => {
          event.preventDefault()
          onFile()
        }}
        className="inline-flex min-h-11 items-center no-script:hidden"
      >
        Choose a file or photo
      </Link>
      <Link to="/notes" className="inline-flex min-h-11 items-center">
        Open your notes in Notion
      </Link>
      <Link
        to="/import?by=hand"
        onClick={(event) => {
          event.preventDefault()
          onWriteByHand()
        }}
        className={cn('inline-flex min-h-11 items-center', isOfferedAbove && 'hidden no-script:inline-flex')}
      >
        Write it by hand
      </Link>
    </p>
  )
}
