import { siteName } from '../../core/settings/site-name.ts'
import type { SiteFace } from '../../core/settings/site-settings.ts'
import mark from '../art/mark.svg'
import wordmarkDark from '../art/wordmark-dark.svg'
import wordmark from '../art/wordmark.svg'
import { cn } from '../ui/cn.ts'

interface WordmarkProps {
  face?: SiteFace | undefined
  className?: string
}

/**
 * Shows the owner's logo, or the owner's site name beside the mark. If the site has the default name, shows the
 * wordmark drawn for the theme.
 */
export function Wordmark({ face, className }: WordmarkProps) {
  if (face && (face.logo || face.name !== siteName)) return <OwnMark face={face} className={className} />
  return (
    <>
      <img src={wordmark} alt="" width={679} height={100} className={cn('w-auto dark:hidden', className)} />
      {/* The browser loads the dark version only if it is shown. */}
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

/** Shows the mark or the logo. The image needs no name, because the link around it has the site's name. */
function OwnMark({ face: { logo, name }, className }: { face: SiteFace; className: string | undefined }) {
  return (
    <span className={cn('flex items-center gap-2.5', className)}>
      <img src={logo ? `/images/${logo.id}/400.webp` : mark} alt="" className="h-full w-auto max-w-60 rounded-xs" />
      {!logo && (
        <span className="truncate font-display text-[1.25rem] leading-none font-semibold text-ink">{name}</span>
      )}
    </span>
  )
}
