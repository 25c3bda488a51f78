import { siteName } from '../../core/settings/site-name.ts'
import type { SiteFace } from '../../core/settings/site-settings.ts'
import mark from '../art/mark.svg'
import wordmarkDark from '../art/wordmark-dark.svg'
import wordmark from '../art/wordmark.svg'
import { cn } from '../ui/cn.ts'

interface WordmarkProps {
  face?: SiteFace | undefined
  /** Writes the name in two lines on phones, where the buttons of the header leave no room for one. */
  isStacked?: boolean
  className?: string
}

/**
 * Shows the owner's site name beside the logo or the mark, or the logo alone if it contains the name. If the site has the
 * default name, shows the wordmark drawn for the theme.
 */
export function Wordmark({ face, isStacked = false, className }: WordmarkProps) {
  if (face && (face.logo || face.name !== siteName)) return <OwnMark face={face} className={className} />
  return (
    <>
      {isStacked && <StackedMark />}
      <img
        src={wordmark}
        alt=""
        width={679}
        height={100}
        className={cn('w-auto dark:hidden', isStacked && 'max-sm:hidden', className)}
      />
      {/* The browser loads the dark version only if it is shown. */}
      <img
        src={wordmarkDark}
        alt=""
        width={679}
        height={100}
        loading="lazy"
        className={cn('hidden w-auto dark:block', isStacked && 'dark:max-sm:hidden', className)}
      />
    </>
  )
}

function StackedMark() {
  const [first, ...rest] = siteName.split(' ')
  return (
    <span className="flex items-center gap-1.5 font-display text-[clamp(14px,3.9vw,17px)] leading-none font-semibold tracking-[-.01em] text-ink sm:hidden">
      <img src={mark} alt="" width={100} height={100} className="size-9 flex-none max-[21.5rem]:hidden" />
      <span className="min-w-0">
        {first} <span className="block text-primary">{rest.join(' ')}</span>
      </span>
    </span>
  )
}

/** Shows the mark or the logo. The image needs no name, because the link around it has the site's name. */
function OwnMark({ face, className }: { face: SiteFace; className: string | undefined }) {
  const { logo, logoHasName, name } = face
  const showsName = !logo || !logoHasName
  const picture = logo ? `/images/${logo.id}/400.webp` : face.hiddenParts.includes('characters') ? null : mark
  return (
    <span className={cn('flex items-center gap-2 xs:gap-2.5', className)}>
      {picture && (
        <img
          src={picture}
          alt=""
          className={cn(
            'h-full w-auto rounded-xs object-contain',
            showsName ? 'max-w-11 flex-none xs:max-w-18 sm:max-w-30' : 'max-w-60',
          )}
        />
      )}
      {showsName && (
        <span className="line-clamp-3 font-display text-[.875rem] leading-[1.05] font-semibold [overflow-wrap:anywhere] text-ink xs:line-clamp-2 xs:text-[1.25rem]">
          {name}
        </span>
      )}
    </span>
  )
}
