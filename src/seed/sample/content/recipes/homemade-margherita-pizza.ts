import type { SampleRecipe } from './sample-recipe.ts'

export const homemadeMargheritaPizza = {
  id: 'homemade-margherita-pizza',
  title: 'Homemade Margherita Pizza',
  description: 'A blistered crust from a home oven, sweet tomato, torn mozzarella and basil at the very end.',
  featured: false,
  prepTime: 30,
  cookTime: 15,
  servings: 4,
  difficulty: 'medium',
  categories: ['pizza', 'italian', 'dinner', 'vegetarian'],
  cuisine: 'Italian',
  ingredients: [
    {
      group: 'For the crust',
      lines: [
        '500 g strong white bread flour, plus more for dusting',
        '7 g instant yeast',
        '1 tsp sugar',
        '2 tsp fine salt',
        '320 ml warm water',
        '2 tbsp olive oil',
      ],
    },
    {
      group: 'For the top',
      lines: [
        '400 g canned whole plum tomatoes, drained',
        '1 small garlic clove, crushed',
        '250 g mozzarella, torn and drained',
        '1 tbsp extra-virgin olive oil',
        '1 handful basil leaves',
        'sea salt, to taste',
      ],
    },
  ],
  instructions: [
    {
      group: 'Make the dough',
      steps: [
        {
          name: 'Heat everything',
          text: 'Put a heavy baking tray, upside down, on the top shelf and turn the oven as high as it goes, 250°C or more. It needs the whole time you spend on the dough.',
        },
        {
          name: 'Mix and knead',
          text: 'Stir the flour, yeast, sugar and salt together, add the water and oil, and mix to a shaggy dough. Knead for 6 minutes, until smooth and springy.',
        },
        {
          name: 'A short rest',
          text: 'Cut the dough in two, shape each half into a ball and cover. Leave in the warmest corner of the kitchen for 20 minutes. It should look puffed and relaxed, though not doubled.',
        },
      ],
    },
    {
      group: 'Top and bake',
      steps: [
        {
          name: 'Crush the sauce',
          text: 'Crush the tomatoes by hand or with a fork. Stir in the garlic and a good pinch of salt. No cooking: the oven does that.',
        },
        {
          name: 'Stretch',
          text: 'On floured baking paper, press one ball from the middle outwards into a 30 cm round, leaving the rim fat. Spread with half of the sauce and dot with half of the mozzarella.',
        },
        {
          name: 'Bake',
          text: 'Slide paper and pizza onto the hot tray and bake for 7 minutes, until the rim is blistered and the cheese is bubbling. Stretch the second pizza meanwhile, then bake it the same way.',
        },
        {
          name: 'Basil last',
          text: 'Scatter with basil, drizzle with the oil, and cut each pizza into six.',
        },
      ],
    },
  ],
  tips: [
    'Wet mozzarella floods a pizza. Tear it first of all and let it drain in a sieve until you need it.',
    'With a day to spare, use 1 g of yeast and cold water, and let the dough rise in the fridge for 24 hours. The crust gains flavor and bigger bubbles.',
    'If the top browns before the base, move the tray one shelf lower for the second pizza.',
  ],
  nutritionFacts: { calories: 715, protein: 27, carbs: 96, fat: 25 },
  author: 'Luca Ferrante',
  chefId: 'luca-ferrante',
  datePublished: '2026-09-18',
  image: 'homemade-margherita-pizza.svg',
  imageAlt: 'A margherita pizza on a round wooden board, one slice pulled away, tomatoes and basil beside it',
} satisfies SampleRecipe
