import type { SampleRecipe } from './sample-recipe.ts'

export const creamyGarlicParmesanPasta = {
  id: 'creamy-garlic-parmesan-pasta',
  title: 'Creamy Garlic Parmesan Pasta',
  description:
    'Bucatini in a silky garlic cream that comes together while the water boils. One pan for the sauce, one pot for the pasta, and dinner in half an hour.',
  featured: true,
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'easy',
  categories: ['pasta', 'italian', 'quick meals', 'dinner'],
  cuisine: 'Italian',
  ingredients: [
    {
      group: null,
      lines: [
        '400 g bucatini',
        '1 tbsp olive oil',
        '30 g unsalted butter',
        '6 garlic cloves, thinly sliced',
        '200 ml double cream',
        '180 ml pasta water, kept back',
        '120 g parmesan, finely grated, plus shavings',
        '1/2 tsp freshly ground black pepper',
        '1/4 tsp nutmeg, grated',
        '1 handful flat-leaf parsley, chopped',
        'sea salt, to taste',
      ],
    },
  ],
  instructions: [
    {
      group: null,
      steps: [
        {
          name: 'Salt the water, start the pasta',
          text: 'Bring a large pan of water to a rolling boil and salt it well. Cook the bucatini for 9 minutes, or one minute less than the packet says. Scoop out 180 ml of the cooking water before you drain.',
        },
        {
          name: 'Soften the garlic',
          text: 'While the pasta cooks, warm the oil and butter in a wide pan over a low heat. Add the garlic and let it sizzle gently for 3 minutes, until it is soft and just golden at the edges. Brown garlic turns bitter, so keep it slow.',
        },
        {
          name: 'Make the cream',
          text: 'Pour in the cream, pepper and nutmeg. Simmer for 3 minutes, stirring, until the sauce coats the back of a spoon. Take the pan off the heat and stir in the parmesan, a handful at a time.',
        },
        {
          name: 'Toss until glossy',
          text: 'Add the drained bucatini and half of the pasta water. Toss for a full minute. The sauce should cling and slide; loosen it with more water if it looks tight.',
        },
        {
          name: 'Finish',
          text: 'Fold in the parsley, taste for salt, and serve straight away in warm bowls under a drift of parmesan shavings.',
        },
      ],
    },
  ],
  tips: [
    'Grate the parmesan yourself: the ready-grated kind has starch in it and goes grainy.',
    'Keep the pasta water until everyone has been served. It revives a second helping.',
    'No cream in the house? Mascarpone loosened with a splash of milk does the same job.',
  ],
  nutritionFacts: { calories: 800, protein: 23, carbs: 74, fat: 45 },
  author: 'Luca Ferrante',
  chefId: 'luca-ferrante',
  datePublished: '2026-11-02',
  image: 'creamy-garlic-parmesan-pasta.svg',
  imageAlt: 'A pale stoneware plate of creamy bucatini with parsley and garlic, seen from above on a teal table',
} satisfies SampleRecipe
