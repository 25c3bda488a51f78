import type { SampleArticle } from './sample-article.ts'

export const shoppingList = {
  slug: 'a-shopping-list-that-works',
  title: 'A Shopping List That Gets You Out of the Shop',
  excerpt: 'How to write a shopping list once, walk each aisle once, and come home with what the recipes need.',
  writtenOn: '2026-11-12',
  content: `<p>The list is where a plan meets money. A good one is short, in the order of the shop, and says how much.</p>
<h2>From recipes to a list</h2>
<ol>
<li>Go through the recipes of the week and write down everything, including what you think you have.</li>
<li>Add up what appears twice. Two recipes with 300 ml of stock each need 600 ml, which is one packet and not two halves.</li>
<li>Take the list to the cupboards and cross off what is really there. Open the jar; an empty one on the shelf looks just like a full one.</li>
</ol>
<p>On the <a href="/meal-plan">weekly meal plan</a> the first two steps are one button: it collects the ingredients of the saved recipes you have planned and adds them up where their measures allow it.</p>
<h2>Write it in the order you walk</h2>
<p>You know your shop. Write five headings in the order you pass them, usually these:</p>
<ul>
<li>Fruit and vegetables</li>
<li>Bread</li>
<li>Tins, dry goods and spices</li>
<li>Fridge: dairy, meat, fish</li>
<li>Freezer</li>
</ul>
<p>Cold things come last for a reason: they should be out of the cold for as short a time as can be. In summer, or on the way home by bus, a cool bag earns its place.</p>
<h2>Say how much, and what else would do</h2>
<p>“Cream” sends you home with the wrong pot. “Double cream, 200 ml” does not. Where something else would do, say so: “spinach, or chard”. It saves a telephone call, and it lets you buy what looks best that day.</p>
<h2>Pieces and grams</h2>
<p>Recipes count, shops weigh. As a rough guide: an onion is about 150 g, a carrot 80 g, a medium potato 170 g, a lemon gives 40 ml of juice, and a bunch of soft herbs weighs 25 to 30 g.</p>
<h2>A second list, on the fridge</h2>
<p>Keep one for what runs out, and write a thing down when you open the last packet. It is the difference between a list and a memory test.</p>`,
} satisfies SampleArticle
