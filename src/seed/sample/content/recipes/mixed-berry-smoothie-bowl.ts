import type { SampleRecipe } from './sample-recipe.ts'

export const mixedBerrySmoothieBowl = {
  id: 'mixed-berry-smoothie-bowl',
  title: 'Mixed Berry Smoothie Bowl',
  description: 'Frozen berries blended spoon-thick, then everything good on top. Breakfast in ten minutes.',
  featured: false,
  prepTime: 10,
  cookTime: 0,
  servings: 1,
  difficulty: 'easy',
  categories: ['breakfast', 'healthy', 'vegan', 'vegetarian', 'quick meals'],
  cuisine: 'American',
  ingredients: [
    {
      group: 'For the bowl',
      lines: [
        '150 g frozen mixed berries',
        '3/4 ripe banana, sliced and frozen',
        '60 ml oat milk, very cold',
        '1 1/2 tsp almond butter',
      ],
    },
    {
      group: 'For the top',
      lines: [
        '1/4 banana, sliced',
        '2 strawberries, halved',
        '30 g blueberries',
        '20 g raspberries',
        '30 g granola sweetened with maple syrup',
        '1 1/2 tsp coconut flakes',
        '1 tsp chia seeds',
        'mint leaves, a few',
      ],
    },
  ],
  instructions: [
    {
      group: null,
      steps: [
        {
          name: 'Chill the bowl',
          text: 'Put a bowl in the freezer while you slice the fruit for the top. A cold bowl buys you five more minutes before anything melts.',
        },
        {
          name: 'Blend thick',
          text: 'Put the oat milk and almond butter in the blender first, then the frozen berries and banana. Pulse, scraping down twice, for about 1 minute, until the blades leave ridges that stay. Add milk only a spoonful at a time: it should be closer to ice cream than to juice.',
        },
        {
          name: 'Fill and dress',
          text: 'Spoon into the cold bowl and smooth the top. Lay the banana, berries and granola in stripes or crescents, then scatter with coconut, chia and mint. Eat at once, with a spoon.',
        },
      ],
    },
  ],
  tips: [
    'Freeze bananas when they are spotty, already sliced and flat on a tray. Whole frozen ones defeat most blenders.',
    'A small blender will manage if you let the berries stand for five minutes first.',
    'Keep the granola for the very end; it is only crunchy once.',
  ],
  nutritionFacts: { calories: 475, protein: 10, carbs: 76, fat: 16 },
  author: 'Asha Pillai',
  chefId: 'asha-pillai',
  datePublished: '2026-11-16',
  image: 'mixed-berry-smoothie-bowl.svg',
  imageAlt: 'A coconut bowl of purple berry smoothie topped with banana, berries, granola and mint',
} satisfies SampleRecipe
