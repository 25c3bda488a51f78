export interface PageRecipe {
  title: string
  headings: { ingredients: string; steps: string }
  ingredients: ReadonlyArray<string>
  steps: ReadonlyArray<string>
}

const english = { ingredients: 'Ingredients', steps: 'Method' }

export const toffeePears: PageRecipe = {
  title: 'Toffee Pears with Oat Crumble',
  headings: english,
  ingredients: [
    '4 firm pears, peeled and halved',
    '60 g butter',
    '80 g brown sugar',
    '1/2 cup heavy cream',
    '100 g rolled oats',
    '2 tbsp honey',
    '1 pinch of salt',
  ],
  steps: [
    'Heat the oven to 180 °C and butter a small baking dish.',
    'Melt the butter with the brown sugar in a heavy pan until it bubbles, then stir in the cream and the salt.',
    'Lay the pears in the dish, cut side down, and pour the toffee over them.',
    'Mix the oats with the honey, scatter them over the pears and bake for 25 minutes until the crumble is golden.',
    'Let the dish cool for ten minutes before serving, because the toffee stays very hot.',
  ],
}

export const leekSoup: PageRecipe = {
  title: 'Smoky Leek Soup',
  headings: english,
  ingredients: [
    '3 large leeks',
    '2 potatoes, diced',
    '1 l vegetable stock',
    '2 tbsp olive oil',
    '1 tsp smoked paprika',
    'Salt and pepper',
  ],
  steps: [
    'Slice the leeks and wash them well, since sand hides between the layers.',
    'Soften the leeks in the olive oil for eight minutes and stir in the smoked paprika.',
    'Add the potatoes and the stock, and simmer the soup for 20 minutes.',
    'Blend half of the soup, stir it back into the pot and season with salt and pepper.',
  ],
}

export const beanSalad: PageRecipe = {
  title: 'Warm Bean Salad',
  headings: english,
  ingredients: [
    '2 cans white beans, drained',
    '1 red onion',
    '3 tbsp olive oil',
    '1 lemon',
    '1 handful of parsley',
    '100 g feta',
  ],
  steps: [
    'Cut the onion into thin rings and fry them in the oil until they are brown at the edges.',
    'Add the beans and warm them gently for five minutes.',
    'Take the pan off the heat, squeeze the lemon over the beans and fold in the chopped parsley.',
    'Crumble the feta over the salad and serve it with bread.',
  ],
}

export const appleCake: PageRecipe = {
  title: 'Versunkener Apfelkuchen',
  headings: { ingredients: 'Zutaten', steps: 'Zubereitung' },
  ingredients: [
    '4 säuerliche Äpfel',
    '125 g weiche Butter',
    '120 g Zucker',
    '3 Eier',
    '200 g Mehl',
    '2 TL Backpulver',
    '1 Prise Salz',
  ],
  steps: [
    'Den Ofen auf 180 °C vorheizen und eine Springform einfetten.',
    'Die Äpfel schälen, vierteln und an der runden Seite mehrmals einschneiden.',
    'Butter und Zucker schaumig rühren, dann die Eier einzeln unterrühren.',
    'Mehl, Backpulver und Salz mischen, kurz unter die Masse heben und den Teig in die Form füllen.',
    'Die Äpfel auf den Teig legen und den Kuchen 45 Minuten backen, bis er goldbraun ist.',
  ],
}

/** Short, because recognizing a page takes longer with each word. */
export const herbButter: PageRecipe = {
  title: 'Garlic Herb Butter',
  headings: english,
  ingredients: ['125 g soft butter', '2 cloves of garlic', '1 handful of parsley'],
  steps: ['Chop the garlic and the parsley very finely.', 'Stir them into the soft butter with a pinch of salt.'],
}

/** Short, with enough words to tell the language. */
export const pancakes: PageRecipe = {
  title: 'Dicke Pfannkuchen',
  headings: { ingredients: 'Zutaten', steps: 'Zubereitung' },
  ingredients: ['250 g Mehl', '500 ml Milch', '4 Eier', '1 Prise Salz'],
  steps: [
    'Mehl, Milch, Eier und Salz zu einem glatten Teig rühren und eine halbe Stunde ruhen lassen.',
    'Die Pfannkuchen nacheinander in heißer Butter backen, bis sie auf beiden Seiten goldbraun sind.',
  ],
}

export const onionTart: PageRecipe = {
  title: 'Tarte aux oignons de grand-mère',
  headings: { ingredients: 'Ingrédients', steps: 'Préparation' },
  ingredients: [
    '1 pâte brisée',
    '6 oignons jaunes',
    '40 g de beurre',
    '3 œufs',
    '20 cl de crème fraîche',
    '1 pincée de muscade',
  ],
  steps: [
    'Préchauffer le four à 190 °C et étaler la pâte dans un moule beurré.',
    'Émincer les oignons et les faire fondre dans le beurre pendant vingt minutes à feu doux.',
    'Battre les œufs avec la crème, la muscade et un peu de sel.',
    'Répartir les oignons sur la pâte, verser le mélange et faire cuire la tarte 35 minutes.',
  ],
}
