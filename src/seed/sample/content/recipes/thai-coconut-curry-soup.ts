import type { SampleRecipe } from './sample-recipe.ts'

export const thaiCoconutCurrySoup = {
  id: 'thai-coconut-curry-soup',
  title: 'Thai Coconut Curry Soup',
  description:
    'Red curry, coconut milk and lime in one pot, finished with prawns and a fistful of coriander. Thirty-five minutes from chopping board to bowl.',
  featured: true,
  prepTime: 15,
  cookTime: 20,
  servings: 4,
  difficulty: 'medium',
  categories: ['soup', 'thai', 'dinner', 'asian'],
  cuisine: 'Thai',
  ingredients: [
    {
      group: 'For the soup',
      lines: [
        '1 tbsp neutral oil',
        '2 garlic cloves, finely chopped',
        '20 g fresh ginger, cut into matchsticks',
        '1 lemongrass stalk, bruised',
        '3 tbsp Thai red curry paste',
        '400 ml coconut milk, unshaken',
        '700 ml chicken or vegetable stock',
        '200 g button mushrooms, thickly sliced',
        '350 g raw king prawns, peeled, tails left on',
        '1 tbsp fish sauce',
        '2 tsp light brown sugar',
        '2 tbsp lime juice',
      ],
    },
    {
      group: 'To finish',
      lines: ['1 red chili, thinly sliced', '1 handful coriander, leaves picked', '1 lime, cut into wedges'],
    },
  ],
  instructions: [
    {
      group: null,
      steps: [
        {
          name: 'Wake the paste',
          text: 'Warm the oil in a wide pot over a medium heat. Add the garlic, ginger and lemongrass and stir for 1 minute. Add the curry paste and the thick cream from the top of the coconut milk, and fry for 3 minutes, until it smells toasted and a red oil begins to pool at the edges.',
        },
        {
          name: 'Build the broth',
          text: 'Pour in the stock and the rest of the coconut milk. Bring it to a gentle simmer, not a hard boil, which makes coconut milk curdle. Let it tick over for 8 minutes.',
        },
        {
          name: 'Add the mushrooms',
          text: 'Slide in the mushrooms and simmer for 4 minutes, until they are tender but still have some bite. Fish out the lemongrass.',
        },
        {
          name: 'Poach the prawns',
          text: 'Stir in the fish sauce and sugar, then the prawns. Cook for 2 to 3 minutes, just until they curl and turn pink all through. Take the pot off the heat at once.',
        },
        {
          name: 'Balance, then serve',
          text: 'Stir in the lime juice and taste. It should be salty, sour, sweet and hot in turns: a little more fish sauce, lime or sugar will bring up whichever is missing. Ladle into bowls and scatter with chili and coriander. Pass the lime wedges round.',
        },
      ],
    },
  ],
  tips: [
    'Curry pastes differ wildly in heat. Start with two spoonfuls if yours is new to you.',
    'To make it ahead, stop before the prawns. The broth is better the next day; poach the prawns in it when you reheat.',
    'For a vegetarian pot, use firm tofu and soy sauce, and read the label of the paste: many contain shrimp.',
  ],
  nutritionFacts: { calories: 345, protein: 20, carbs: 12, fat: 24 },
  author: 'Amara Osei',
  chefId: 'amara-osei',
  datePublished: '2026-10-19',
  image: 'thai-coconut-curry-soup.svg',
  imageAlt: 'A teal bowl of orange coconut curry soup with prawns, mushrooms, chili and coriander, limes beside it',
} satisfies SampleRecipe
