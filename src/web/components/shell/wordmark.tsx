import { siteName } from '../../../core/site-name.ts'
import type { SiteFace } from '../../../core/site-settings.ts'
import mark from '../../art/mark.svg'
import wordmarkDark from '../../art/wordmark-dark.svg'
import wordmark from '../../art/wordmark.svg'
import { cn } from '../ui/cn.ts'

interface WordmarkProps {
  face?: SiteFace | undefined
  className?: string
}

/** The owner's logo; without one the site's name beside the mark; and while it has its usual name, as that was drawn for both themes. */
export function Wordmark({ face, className }: WordmarkProps) {
  if (face?.logo) return <Logo logo={face.logo} className={className} />
  if (face && face.name !== siteName) return <WrittenName name={face.name} className={className} />
  return (
    <>
      <img src={wordmark} alt="" width={679} height={100} className={cn('w-auto dark:hidden', className)} />
      {/* The one for the night is only fetched when it is shown. */}
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

/** Its name is said by the link around it. */
export function Logo({ logo, className }: { logo: NonNullable<SiteFace['logo']>; className?: string | undefined }) {
  const { id, width, height, widths } = logo
  return (
    <img
      src={`/images/${id}/${widths[0]}.webp`}
      alt=""
      width={width}
      height={height}
      className={cn('w-auto max-w-60 rounded-xs', className)}
    />
  )
}

export function WrittenName({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={cn('flex items-center gap-2.5 text-inherit no-underline', className)}>
      <img src={mark} alt="" width={100} height={100} className="h-full w-auto" />
      <span className="truncate font-display text-[1.25rem] leading-none font-semibold text-ink 2xl:text-[1.5rem]">
        {name}
      </span>
    </span>
  )
}
