import { breads } from './breads.ts'
import { cerealsAndFlours } from './cereals-and-flours.ts'
import { cheeses } from './cheeses.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { eggs } from './eggs.ts'
import { fishAndSeafood } from './fish-and-seafood.ts'
import type { FoodGroup } from './food-group.ts'
import { fruit } from './fruit.ts'
import { herbsAndSpices } from './herbs-and-spices.ts'
import { meat } from './meat.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { pantry } from './pantry.ts'
import { pastaAndNoodles } from './pasta-and-noodles.ts'
import { pastryAndBaking } from './pastry-and-baking.ts'
import { plainFoods } from './plain-foods.ts'
import { saucesAndStocks } from './sauces-and-stocks.ts'
import { soyAndLupin } from './soy-and-lupin.ts'
import { sweetsAndHoney } from './sweets-and-honey.ts'
import { vegetables } from './vegetables.ts'

export const foodTable: ReadonlyArray<FoodGroup> = [
  ...cerealsAndFlours,
  ...breads,
  ...pastaAndNoodles,
  ...pastryAndBaking,
  ...dairy,
  ...cheeses,
  ...eggs,
  ...meat,
  ...fishAndSeafood,
  ...nutsAndSeeds,
  ...soyAndLupin,
  ...saucesAndStocks,
  ...sweetsAndHoney,
  ...drinks,
  ...vegetables,
  ...fruit,
  ...herbsAndSpices,
  ...pantry,
  ...plainFoods,
]
