import strawberry from '../../art/spot-strawberry.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { Character } from '../../ui/character.tsx'
import { Panel } from '../../ui/panel.tsx'

/** Ends a list with an invitation to import recipes. */
export function ImportInvitation() {
  return (
    <Panel variant="tint" aria-labelledby="invitation-title" className="mt-7 flex items-center gap-6">
      <Character src={strawberry} width={180} height={250} loading="lazy" className="w-20 flex-none sm:w-24" />
      <div>
        <h2 id="invitation-title" className="text-h3 font-[560]">
          Not what you were after?
        </h2>
        <p className="text-ink-soft">Import a recipe from any website in seconds.</p>
        <ButtonLink to="/import" className="mt-3">
          Import Recipe
        </ButtonLink>
      </div>
    </Panel>
  )
}
