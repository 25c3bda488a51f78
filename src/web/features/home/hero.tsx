import { ArrowRight } from 'lucide-react'
import campfire from '../../art/hero-campfire.svg'
import kitchen from '../../art/hero-kitchen.svg'
import pizza from '../../art/homemade-margherita-pizza.svg'
import { Form } from 'react-router'
import { longestWords } from '../../../core/search/search-address.ts'
import { MeltedEdge } from '../../shell/melted-edge.tsx'
import type { Picture as StoredPicture } from '../../../core/pictures/picture.ts'
import { Picture } from '../../ui/picture.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useHasPart } from '../../ui/use-has-part.ts'
import { SearchButton, SearchField } from '../../ui/search-field.tsx'

const pictureLook = 'h-auto w-full'
const plainLook = 'mt-4 mb-[clamp(2rem,6vw,4rem)] aspect-4/3 w-full rounded-lg object-cover'

interface HeroProps {
  /** The owner's words and picture. Null means the default. */
  title: string | null
  text: string | null
  picture: StoredPicture | null
}

/**
 * Shows the owner's picture, or a kitchen in the light theme and a campfire in the dark one, or a dish if the owner has
 * hidden the characters. The page below begins with a melted edge.
 */
export function Hero({ title, text, picture }: HeroProps) {
  const [hasChefs, hasCharacters] = [useHasPart('community'), useHasPart('characters')]
  return (
    <section className="relative overflow-x-clip bg-blush">
      <div className="wrap relative z-1 grid items-center gap-2 pt-[clamp(1rem,2vw,1.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-[clamp(1rem,2vw,2rem)]">
        <div className="lg:pb-[clamp(1rem,4vw,4rem)]">
          <h1 className="text-display [overflow-wrap:anywhere]">
            {title ?? (
              <>
                Discover <Underlined>Delicious</Underlined> Recipes For Every Occasion
              </>
            )}
          </h1>
          <p className="mt-[clamp(1rem,2vw,1.5rem)] max-w-[34em] text-lead text-ink-soft">
            {text ??
              'From quick weeknight dinners to dishes that make a special occasion, find something warm, golden and worth sharing tonight.'}
          </p>
          <search className="mt-[clamp(1.25rem,2.4vw,2rem)] block max-w-[34rem]">
            <Form action="/search" className="relative">
              <SearchField
                label="Search recipes"
                name="q"
                maxLength={longestWords}
                placeholder={hasChefs ? 'Title, ingredient, category, chef' : 'Title, ingredient, category'}
                autoComplete="off"
                autoCapitalize="none"
                className="min-h-14 pr-14 shadow-rest placeholder:max-xs:text-[.9375rem] sm:min-h-16 sm:pr-32 sm:text-[1.1875rem]"
              />
              <SearchButton />
            </Form>
          </search>
          <div className="mt-4 flex flex-wrap gap-3 max-xs:*:w-full">
            <ButtonLink to="/categories" size="lg" prefetch="intent" className="group/go">
              Explore Recipes
              <ArrowRight
                aria-hidden
                className="transition-transform duration-(--mid) ease-soft motion-safe:group-hover/go:translate-x-0.75"
              />
            </ButtonLink>
            {hasChefs && (
              <Button size="lg" asChild>
                <a href="#chef-ratings">Explore the Chefs</a>
              </Button>
            )}
          </div>
        </div>
        {picture && <Picture picture={picture} sizes="(min-width: 1024px) 50vw, 100vw" isFirst className={plainLook} />}
        {!picture && !hasCharacters && (
          <img src={pizza} alt="" width={800} height={600} fetchPriority="high" className={plainLook} />
        )}
        {!picture && hasCharacters && (
          <div className="-mx-[6%] mt-1 -mb-[9%] xs:mx-auto xs:mt-0 xs:-mb-[8%] xs:w-[min(100%,560px)] lg:-mr-[5%] lg:-mb-[3.2%] lg:-ml-[1%] lg:w-auto">
            <img
              src={kitchen}
              alt="A marshmallow cook stirs a copper pot while a small marshmallow bathes in cocoa"
              width={960}
              height={760}
              fetchPriority="high"
              className={`${pictureLook} dark:hidden`}
            />
            <img
              src={campfire}
              alt="Marshmallows around a campfire at night, soup hanging over the flames"
              width={960}
              height={760}
              loading="lazy"
              className={`${pictureLook} hidden dark:block`}
            />
          </div>
        )}
      </div>
      <MeltedEdge className="top-[calc(100%-1px)] text-blush" />
    </section>
  )
}

function Underlined({ children }: { children: string }) {
  return (
    <span className="relative whitespace-nowrap text-primary">
      {children}
      <svg
        viewBox="0 0 300 24"
        preserveAspectRatio="none"
        aria-hidden
        className="absolute -bottom-[.1em] -left-[2%] h-[.17em] w-[104%] overflow-visible fill-none stroke-star stroke-5 opacity-90 [stroke-linecap:round]"
      >
        <path d="M4 15C30 4 44 4 62 12S98 22 118 12 156 3 176 12 212 21 232 12 270 5 296 11" />
      </svg>
    </span>
  )
}
