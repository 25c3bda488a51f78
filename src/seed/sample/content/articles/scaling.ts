import type { SampleArticle } from './sample-article.ts'

export const scaling = {
  slug: 'scaling-a-recipe',
  title: 'Cooking for Two, or for Twenty',
  excerpt: 'What the scaling slider does, and the four things it cannot do for you.',
  writtenOn: '2026-11-05',
  content: `<p>Every recipe page has a <strong>Scale Recipe</strong> button. It opens a slider from 0.5x to 10x, in steps of one half. The servings change with it, and so does every ingredient that has an amount. Spoons, cups and pieces are written as kitchen fractions, and grams and milliliters in numbers that a scale or a jug can show. A line without an amount, such as “salt, to taste”, is left as it is.</p>
<h2>Any number of servings</h2>
<p>Choose 5 servings or 7: the amounts follow. The arrows beside the ingredient list change the same number, and the amounts in the steps change with it.</p>
<h2>What does not scale: time</h2>
<p>Twice the soup takes longer to come to the boil, but simmers for the same time. Twice the cookies on two trays take a minute or two more. A roast follows its thickness, not its weight. So the times on the page stay put, and your eyes and a thermometer decide.</p>
<h2>What does not scale: the tin</h2>
<p>Compare areas rather than widths. A round tin of 20 cm holds about 314 square centimetres and one of 23 cm about 415, a third more. A square tin of 20 cm holds 400, nearly the same as the 23 cm round.</p>
<ul>
<li>From a 20 cm round tin to a 23 cm one: use 1.3 times the recipe, or 1.5 for a slightly taller cake.</li>
<li>From a 20 cm square tin to 20 × 30 cm: use 1.5 times.</li>
<li>Fill any tin no more than two thirds.</li>
</ul>
<h2>What scales less than you think: seasoning</h2>
<p>Salt, chili and strong spices seem to grow as a pot grows. When you make four times the amount, begin with three times the salt and spice, then taste.</p>
<h2>What scales badly: eggs and raising agents</h2>
<p>For half an egg, beat a whole one and use half of it; a large egg without its shell weighs about 50 g. Up to double, baking powder follows the flour. Beyond that, bake in batches, because a deep cake rises differently from a shallow one.</p>`,
} satisfies SampleArticle
