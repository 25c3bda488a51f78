import wordmarkDark from '../../art/wordmark-dark.svg'
import wordmark from '../../art/wordmark.svg'
import { cn } from '../ui/cn.ts'

/** Drawn for both themes; the one for the night is only fetched when it is shown. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <>
      <img src={wordmark} alt="" width={679} height={100} className={cn('w-auto dark:hidden', className)} />
      <img
        src={wordmarkDark}
        alt=""
        width={679}
        height={100}
        loading="lazy"
        className={cn('hidden w-auto dark:block', className)}
      />
    </>
  )
}
