import type { SampleRecipe } from './sample-recipe.ts'

export const classicChocolateChipCookies = {
  id: 'classic-chocolate-chip-cookies',
  title: 'Classic Chocolate Chip Cookies',
  description: 'Crisp at the rim, soft in the middle, with puddles of dark chocolate and a pinch of flaky salt.',
  featured: false,
  prepTime: 15,
  cookTime: 12,
  servings: 24,
  difficulty: 'easy',
  categories: ['dessert', 'baking', 'cookies', 'vegetarian'],
  cuisine: 'American',
  ingredients: [
    {
      group: null,
      lines: [
        '170 g unsalted butter, soft',
        '150 g light brown sugar',
        '100 g caster sugar',
        '1 large egg',
        '1 large egg yolk',
        '2 tsp vanilla extract',
        '250 g plain flour',
        '1/2 tsp bicarbonate of soda',
        '1/2 tsp fine salt',
        '250 g dark chocolate (60 to 70 %), roughly chopped',
        'flaky salt, to finish',
      ],
    },
  ],
  instructions: [
    {
      group: null,
      steps: [
        {
          name: 'Heat the oven',
          text: 'Heat the oven to 190°C (170°C fan) and line two baking trays with paper.',
        },
        {
          name: 'Cream',
          text: 'Beat the butter with both sugars for 2 minutes, until creamy but not fluffy: too much air makes cakey cookies. Beat in the egg, the yolk and the vanilla.',
        },
        {
          name: 'Bring together',
          text: 'Stir the flour, bicarbonate of soda and fine salt together, tip them in and mix until you can just still see flour. Fold in the chocolate, splinters and all.',
        },
        {
          name: 'Scoop',
          text: 'Scoop 24 balls of about 40 g, a heaped tablespoon each, and set them well apart on the trays. They will spread to twice their width.',
        },
        {
          name: 'Bake',
          text: 'Bake both trays for 10 to 12 minutes, swapping shelves halfway. Take them out when the rims are golden and the middles still look a touch raw.',
        },
        {
          name: 'Rest',
          text: 'Sprinkle with flaky salt and leave on the hot trays for 5 minutes to finish setting, then move to a rack. Try to wait.',
        },
      ],
    },
  ],
  tips: [
    'Chopped bar chocolate melts into puddles; chips are made to keep their shape.',
    'The balls freeze well. Bake them straight from frozen and give them 2 minutes longer.',
    'A night in the fridge deepens the flavor to caramel and makes a thicker cookie.',
  ],
  nutritionFacts: { calories: 195, protein: 2, carbs: 23, fat: 11 },
  author: 'Mei Tanaka',
  chefId: 'mei-tanaka',
  datePublished: '2026-10-27',
  image: 'classic-chocolate-chip-cookies.svg',
  imageAlt: 'Five chocolate chip cookies on crumpled baking paper, one with a bite taken, beside a glass of milk',
} satisfies SampleRecipe
