import type { SampleRecipe } from './sample-recipe.ts'

export const avocadoToastPoachedEgg = {
  id: 'avocado-toast-poached-egg',
  title: 'Avocado Toast with Poached Egg',
  description: 'Toasted sourdough, limey smashed avocado and an egg that runs exactly when you want it to.',
  featured: false,
  prepTime: 5,
  cookTime: 10,
  servings: 2,
  difficulty: 'easy',
  categories: ['breakfast', 'brunch', 'vegetarian', 'quick meals', 'lunch'],
  cuisine: 'American',
  ingredients: [
    {
      group: null,
      lines: [
        '2 very fresh large eggs',
        '1 tbsp white wine vinegar',
        '1 large ripe avocado',
        '1 tbsp lime juice',
        '2 large slices sourdough bread',
        '2 tsp extra-virgin olive oil',
        '3 radishes, thinly sliced',
        '1 small handful cress or pea shoots',
        '1 pinch chili flakes',
        'flaky salt, to taste',
      ],
    },
  ],
  instructions: [
    {
      group: null,
      steps: [
        {
          name: 'Heat the water',
          text: 'Bring a deep pan of water to the boil, add the vinegar and turn the heat down until only a few lazy bubbles rise. Crack each egg into its own cup.',
        },
        {
          name: 'Smash',
          text: 'Scoop the avocado into a bowl with the lime juice and a good pinch of salt. Crush it with a fork and stop while there are still lumps.',
        },
        {
          name: 'Poach',
          text: 'Stir the water into a slow whirl and slip the eggs in, one after the other, close to the surface. Poach for 3 minutes, for a set white and a yolk that runs. Lift out with a slotted spoon and drain on kitchen paper.',
        },
        {
          name: 'Toast and pile',
          text: 'While the eggs poach, toast the bread until it is properly crisp. Drizzle with the oil, spread with the avocado, and set an egg on each slice. Finish with radish, cress, chili flakes and flaky salt.',
        },
      ],
    },
  ],
  tips: [
    'Freshness matters more than technique: an egg a few days old holds together, an old one drifts into ribbons.',
    'Poaching for a crowd? Stop at 2 1/2 minutes and keep the eggs in cold water. One minute in hot water brings them back.',
  ],
  nutritionFacts: { calories: 420, protein: 16, carbs: 40, fat: 22 },
  author: 'Amara Osei',
  chefId: 'amara-osei',
  datePublished: '2026-11-09',
  image: 'avocado-toast-poached-egg.svg',
  imageAlt: 'A slice of toast with smashed avocado, radishes and a poached egg whose yolk has just been cut',
} satisfies SampleRecipe
