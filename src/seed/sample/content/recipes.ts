import { avocadoToastPoachedEgg } from './recipes/avocado-toast-poached-egg.ts'
import { classicChocolateChipCookies } from './recipes/classic-chocolate-chip-cookies.ts'
import { creamyGarlicParmesanPasta } from './recipes/creamy-garlic-parmesan-pasta.ts'
import { homemadeMargheritaPizza } from './recipes/homemade-margherita-pizza.ts'
import { mixedBerrySmoothieBowl } from './recipes/mixed-berry-smoothie-bowl.ts'
import type { SampleRecipe } from './recipes/sample-recipe.ts'
import { thaiCoconutCurrySoup } from './recipes/thai-coconut-curry-soup.ts'
import { toastedMarshmallowSmoresBrownies } from './recipes/toasted-marshmallow-smores-brownies.ts'

export const sampleRecipes: ReadonlyArray<SampleRecipe> = [
  creamyGarlicParmesanPasta,
  thaiCoconutCurrySoup,
  toastedMarshmallowSmoresBrownies,
  mixedBerrySmoothieBowl,
  avocadoToastPoachedEgg,
  classicChocolateChipCookies,
  homemadeMargheritaPizza,
]
