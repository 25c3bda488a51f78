import emptyPlate from '../../art/spot-empty-plate.svg'
import { ButtonLink } from '../ui/button.tsx'

/** `wasTakenDown`: it was here, and whoever sent it in or runs the site took it away. */
export function RecipeNotFound({ wasTakenDown }: { wasTakenDown: boolean }) {
  return (
    <div className="wrap grid justify-items-center gap-4 pt-section text-center">
      <img src={emptyPlate} alt="" className="h-52 w-auto" />
      <h1>Recipe not found</h1>
      <p className="max-w-[46ch] text-balance text-lead text-ink-soft">
        {wasTakenDown && 'It was taken down. '}Would you like to import a recipe from a website?
      </p>
      <ButtonLink to="/import" variant="primary" size="lg" className="mt-2">
        Import Recipe
      </ButtonLink>
    </div>
  )
}
