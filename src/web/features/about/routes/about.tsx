import campfire from '../../../art/hero-campfire.svg'
import kitchen from '../../../art/hero-kitchen.svg'
import { longestDescription } from '../../../../core/seo/description.ts'
import { shortenAtWord } from '../../../../core/text/shorten-at-word.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { Character } from '../../../ui/character.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pageMeta, siteNameOf } from '../../../shell/page-meta.ts'
import { about } from '../about.ts'
import type { Route } from './+types/about'

export const meta: Route.MetaFunction = ({ matches, loaderData: { own } }) =>
  pageMeta(matches[0], {
    title: `About ${siteNameOf(matches[0])}`,
    description: own ? shortenAtWord(own.join(' '), longestDescription) : `${siteNameOf(matches[0])} ${about.intro}`,
    path: '/about',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  return readSoftly(context, { own: null }, async () => {
    const { aboutText } = await readSettings(db)
    return { own: aboutText?.split(/\n\s*\n/) ?? null }
  })
}

export default function About({ matches, loaderData: { own } }: Route.ComponentProps) {
  const siteName = siteNameOf(matches[0])
  const { intro, mission, vision } = about
  return (
    <div className="wrap">
      <div className="grid items-center gap-x-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-[1fr_minmax(0,24rem)]">
        <PageHead title={`About ${siteName}`} lead={own ? undefined : `${siteName} ${intro}`} />
        <Character
          src={kitchen}
          width={960}
          height={760}
          loading="lazy"
          className="h-auto w-full max-lg:hidden dark:hidden"
        />
        <Character
          src={campfire}
          width={960}
          height={760}
          loading="lazy"
          className="hidden h-auto w-full lg:dark:block"
        />
      </div>
      {own && (
        <Panel aria-label="About" className="mt-4">
          {[...new Set(own)].map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[62ch] whitespace-pre-line first:mt-0">
              {paragraph}
            </p>
          ))}
        </Panel>
      )}
      <div className="mt-4 grid gap-gap lg:grid-cols-2">
        {(own ? [] : [mission, vision]).map(({ heading, paragraphs }) => (
          <Panel key={heading} aria-label={heading} variant={heading === mission.heading ? 'tint' : 'plain'}>
            <h2 className="mb-3">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[62ch]">
                {paragraph}
              </p>
            ))}
          </Panel>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/categories" variant="primary" size="lg">
          Explore Recipes
        </ButtonLink>
        <ButtonLink to="/import" size="lg">
          Import Recipe
        </ButtonLink>
      </div>
    </div>
  )
}
