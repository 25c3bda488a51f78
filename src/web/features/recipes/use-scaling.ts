import { useState } from 'react'
import { openPart } from '../../ui/open-part.ts'

/**
 * Loads the panel on demand, because most visitors cook the recipe as written. It also loads the script that scales
 * amounts, so the amounts change together with the slider.
 */
export async function loadScaling() {
  const [panel] = await Promise.all([import('./scaling-panel.tsx'), import('./show-recipe.ts')])
  return panel
}

/** Opens and closes the panel that scales a recipe. An amount chosen in the address opens it at once. */
export function useScaling(isOpenFirst: boolean) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  const [wasToggled, setWasToggled] = useState(false)

  function toggle() {
    if (isOpen) return setOpen(false)
    openPart(loadScaling, () => {
      setOpen(true)
      setWasToggled(true)
    })
  }

  return { isOpen, wasToggled, toggle }
}
