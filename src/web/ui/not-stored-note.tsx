import { type StoredEntry, useIsStored } from '../browser/stored-entry.ts'
import { cn } from './cn.ts'

interface NotStoredNoteProps {
  entry: Pick<StoredEntry<unknown>, 'subscribe' | 'isStored'>
  className?: string
}

/** Warns that typed text will be lost when the tab closes. Renders nothing while the browser can store the entry. */
export function NotStoredNote({ entry, className }: NotStoredNoteProps) {
  const isStored = useIsStored(entry)
  return (
    <div role="alert" className={cn('empty:hidden', className)}>
      {!isStored && (
        <p className="rounded-md bg-berry px-4 py-3 text-berry-ink">
          Your browser doesn’t allow this site to save anything. What you type here is lost when you close this tab.
        </p>
      )}
    </div>
  )
}
