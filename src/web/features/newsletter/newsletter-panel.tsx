import { newsletterInvitation } from '../../../core/newsletter/newsletter.ts'
import cocoaBath from '../../art/spot-cocoa-bath.svg'
import { Character } from '../../ui/character.tsx'
import { cn } from '../../ui/cn.ts'
import { useHasPart } from '../../ui/use-has-part.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterPanel() {
  const hasCharacters = useHasPart('characters')
  return (
    <section aria-labelledby="newsletter-title" className="wrap pt-section">
      <div
        className={cn(
          'relative mt-8 grid items-end overflow-x-clip rounded-xl bg-linear-100 from-blush to-butter px-[clamp(1.25rem,5vw,4.5rem)] max-sm:justify-items-center',
          hasCharacters && 'sm:grid-cols-[220px_1fr] sm:gap-[clamp(1rem,4vw,4rem)] lg:grid-cols-[300px_1fr]',
        )}
      >
        <Character
          src={cocoaBath}
          width={280}
          height={280}
          loading="lazy"
          className="-mt-14 -mb-2 w-50 sm:-mt-16 sm:-mb-0.5 sm:w-full"
        />
        <div
          className={cn(
            'self-center py-[clamp(1.5rem,4vw,3.25rem)] max-sm:w-full max-sm:text-center',
            hasCharacters && 'max-sm:pt-0',
          )}
        >
          <h2 id="newsletter-title">New recipes, warm from the oven</h2>
          <p className="mt-2">{newsletterInvitation}</p>
          <NewsletterForm className="mt-5 lg:max-w-[32rem]" />
        </div>
      </div>
    </section>
  )
}
